import type { ReactNode } from "react";
import type { Wrap } from "../rich-text.ts";

interface PrivacyPolicyParts {
  /** The link to the terms. */
  readonly terms: Wrap<ReactNode>;
  /** How to write to us. */
  readonly contact: ReactNode;
  /** The host whose articles the site shows; null when they are its own. */
  readonly articlesHost: string | null;
}

/** Update this text whenever the site stores, logs or sends something else. */
export function privacyPolicy({ terms, contact, articlesHost }: PrivacyPolicyParts): ReactNode {
  return (
    <>
      <p>
        Last updated: <time dateTime="2023-04-07">7 April 2023</time>. Clearer wording of the same policy:{" "}
        <time dateTime="2026-11-24">24 November 2026</time>.
      </p>
      <p>
        This policy says which data we collect when you use this website, why, and what you can do about it. In short:
        no account, no advertisement, no tracking across websites, nothing sold. We write a few lines into a server’s
        log, and your own browser stores what you compared and how you like the page.
      </p>

      <h3>Who we are</h3>
      <dl>
        <dt>Service provider</dt>
        <dd>Diagonal, a display comparison website (“we”, “us”).</dd>
        <dt>Service</dt>
        <dd>This website: the comparison of display sizes, and the articles, news and reviews that come with it.</dd>
        <dt>Country</dt>
        <dd>United Kingdom</dd>
      </dl>

      <h3>What we collect</h3>
      <p>
        <strong>Usage data.</strong> Each time your browser asks for a page or file, our server logs the time, which
        page or file it was, whether it could be sent and how long that took. The log does not contain what you search
        for or compare, your IP address, your browser’s name or anything else that identifies you. We use your IP
        address to send you the page and, for a short while in the server’s memory, to stop a single visitor from
        overloading the website. We do not store it.
      </p>
      <p>
        <strong>Cookies.</strong> Cookies are small texts that your browser keeps for a website. We use them for one
        preference only: whether the introduction should show when you open the website. They are named{" "}
        <code>SKIP_INTRO_D</code> (for wide windows) and <code>SKIP_INTRO_M</code> (for narrow ones), hold a 1 or a 0,
        are set when you tick or untick “Do not show on startup”, and expire after 365 days.
      </p>
      <p>
        <strong>Storage in your browser.</strong> So that you can go on where you stopped, your browser stores your last
        comparison, the screen you chose as yours, whether the details were open, the unit of lengths you chose, what
        you measured of your display and which languages you do not want to be offered. So that the website works
        without a network, your browser keeps a copy of the website and of the last articles that you opened: at most
        30, with their pictures. Until you close the tab, it also stores how far you had scrolled each page, and two
        notes that keep your place when the website is updated. None of this is sent to us. The page’s address contains
        your comparison and your search: when you or someone else opens it, our server makes that page and does not log
        this part of the address.
      </p>
      <p>
        <strong>Comparisons on other websites.</strong> Another website may show a comparison in a frame or as a
        picture. Your browser then asks our server for it, as for a page of ours, and sends nothing else: no cookies are
        set, no scripts run, and we do not learn what you do on that website.
      </p>
      {articlesHost !== null && (
        <p>
          <strong>Articles from elsewhere.</strong> The articles come from <code>{articlesHost}</code>. Our server asks
          for them, and passes on what you search for without your IP address. Your browser loads their pictures from
          that server, which then has your IP address.
        </p>
      )}
      <p>
        <strong>What you write to us.</strong> If you send us an e-mail, we have your address and what you wrote, and
        use them to answer you.
      </p>

      <h3>What we use it for</h3>
      <p>
        To show you the website, to remember your preference, to find faults, and to defend the website against misuse.
        Where data protection law asks for a ground, it is our legitimate interest in a website that works; the cookies
        do what you ask for by ticking the box.
      </p>

      <h3>Who else may see it</h3>
      <p>
        We sell and rent nothing. The companies that carry the website’s traffic and run its machines handle your IP
        address as part of that work, and we hand over what the law obliges us to. Articles may link to other websites
        or show pictures from them. Those websites receive your browser’s request and have policies of their own.
      </p>

      <h3>How long we keep it</h3>
      <p>
        We delete logs after 30 days at most. We keep e-mails until the matter is closed. You can delete what your
        browser stores at any time in its settings. The website works without it.
      </p>

      <h3>Your rights</h3>
      <p>
        The law of the United Kingdom gives you the right to know what is held about you, to have it corrected, deleted,
        handed over or no longer used, and to complain to the{" "}
        <a href="https://ico.org.uk/" rel="noreferrer">
          Information Commissioner’s Office
        </a>
        . Write to us and we will help. Our logs do not identify visitors, so they usually contain nothing that we could
        find for you.
      </p>

      <h3>Children</h3>
      <p>
        The service is not meant for anyone under the age of 13, and we do not knowingly collect data from children
        under 13. If you believe that a child has sent us data, write to us and we will delete it.
      </p>

      <h3>Security</h3>
      <p>
        The best protection is to collect little. We protect what we have with reasonable care, but no way of sending or
        storing data is perfectly safe.
      </p>

      <h3>Changes to this policy</h3>
      <p>
        If the website changes what it does with data, we change this text and say at its top when. The{" "}
        {terms("Terms of Service")} apply too.
      </p>

      <h3>Contact</h3>
      <p>Write to us by e-mail: {contact}</p>
    </>
  );
}
