import { Link } from "react-router";
import { useDialogLink } from "../navigation/dialog-history.ts";
import { ContactLink } from "./contact-link.tsx";
import { LegalDialog } from "./legal-dialog.tsx";

/** It says what this site does: whoever changes what is stored, logged or sent changes this text too. */
export function PrivacyPolicy() {
  const terms = useDialogLink("/terms");
  return (
    <LegalDialog title="Privacy Policy">
      <p>
        Last updated: <time dateTime="2023-04-07">7 April 2023</time>
      </p>
      <p>
        This policy says which data we collect when you use this website, why, and what you can do about it. In short:
        no account, no advertisement, no tracking across websites, nothing sold. A few lines in a server’s log and one
        preference that your own browser keeps.
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
        <strong>Usage data.</strong> Each time your browser asks for something, our server notes the time, which page or
        file it was, whether it could be sent, its size and how long that took. What you search for and what you compare
        is not noted, and neither are your IP address, your browser’s name or anything else that would tell who you are.
        Your IP address is used to send you the answer and, for a short while in the server’s memory, to keep a single
        visitor from overloading the website; it is not stored.
      </p>
      <p>
        <strong>Cookies.</strong> Cookies are small texts that your browser keeps for a website. We use them for one
        preference only: whether the introduction should show when you open the website. They are named{" "}
        <code>SKIP_INTRO_D</code> (for wide windows) and <code>SKIP_INTRO_M</code> (for narrow ones), hold a 1 or a 0,
        are set when you tick or untick “Do not show on startup”, and expire after 365 days.
      </p>
      <p>
        <strong>Storage in your browser.</strong> So that you can go on where you stopped, your browser may keep your
        last comparison, and how you have arranged the page, in its local storage, and until you close the tab a note
        that brings you back to where you were when the website is updated meanwhile. None of this is sent to us. The
        page’s address holds your comparison too: whoever opens it, you or someone you sent it to, asks our server to
        draw that comparison, and the server does not note it.
      </p>
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
        or show pictures from them; these see that your browser asks, and follow policies of their own.
      </p>

      <h3>How long it is kept</h3>
      <p>
        Logs are kept for as long as they help to find faults and misuse, then deleted. E-mails are kept until the
        matter is closed. What your browser keeps is yours: delete it at any time in your browser’s settings. The
        website works without it.
      </p>

      <h3>Your rights</h3>
      <p>
        The law of the United Kingdom gives you the right to know what is held about you, to have it corrected, deleted,
        handed over or no longer used, and to complain to the{" "}
        <a href="https://ico.org.uk/" rel="noreferrer">
          Information Commissioner’s Office
        </a>
        . Write to us and we will help. As our logs do not tell who a visitor is, there is usually nothing in them that
        we could find for you.
      </p>

      <h3>Children</h3>
      <p>
        The service is not meant for anyone under the age of 13, and we do not knowingly collect data from children
        under 13. If you believe that a child has sent us data, write to us and we will delete it.
      </p>

      <h3>Security</h3>
      <p>
        The best protection is to collect little. What there is, we protect with reasonable care, but no way of sending
        or storing data is perfectly safe.
      </p>

      <h3>Changes to this policy</h3>
      <p>
        If the website comes to do something else, this text will say so here, with a new date at its top. The{" "}
        <Link {...terms}>Terms of Service</Link> apply too.
      </p>

      <h3>Contact</h3>
      <p>
        Write to us by e-mail: <ContactLink />
      </p>
    </LegalDialog>
  );
}
