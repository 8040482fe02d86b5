import type { ReactNode } from "react";
import type { Wrap } from "../rich-text.ts";

interface TermsOfServiceParts {
  /** The link to the privacy policy. */
  readonly privacy: Wrap<ReactNode>;
  /** How to write to us. */
  readonly contact: ReactNode;
}

/** S2 names the sections and their order. */
export function termsOfService({ privacy, contact }: TermsOfServiceParts): ReactNode {
  return (
    <>
      <p>
        These terms are an agreement between you and Diagonal (“we”, “us”) about your use of this website: the
        comparison of display sizes and the articles, news and reviews that come with it (the “service”).
      </p>

      <h3>1. Acceptance</h3>
      <p>
        By using the service you accept these terms and confirm that you have read the {privacy("Privacy Policy")}. If
        you do not agree, please do not use the service. The service is not meant for anyone under the age of 13.
      </p>

      <h3>2. User conduct</h3>
      <p>You may use the service for any lawful purpose, private or commercial. You agree not to</p>
      <ul>
        <li>break the law or the rights of others by means of the service;</li>
        <li>disturb it, overload it, or try to get around the limits that protect it;</li>
        <li>try to reach parts of it, or of its machines, that are not public;</li>
        <li>pass its texts off as your own, or make it appear that we endorse you or your products.</li>
      </ul>

      <h3>3. Intellectual property</h3>
      <p>
        The design, the texts, the pictures and the name of the service belong to us or to those who let us use them.
        You may read, link to and quote them as the law allows; for more, ask us. Software that is published under a
        licence of its own may be used under that licence. Comparisons and drawings that you make with the service are
        yours to use as you like. Names and trade marks of other companies belong to their owners.
      </p>

      <h3>4. Disclaimer of warranties</h3>
      <p>
        The service is free of charge and provided “as is” and “as available”. We take care that its figures are right,
        but displays differ from their advertised sizes, and we do not warrant that the service is free of errors,
        always available, or fit for a particular purpose. Articles are information, not advice. Measure before you buy.
        Your statutory rights as a consumer stay untouched.
      </p>

      <h3>5. Limitation of liability</h3>
      <p>
        As far as the law allows, we are not liable for indirect or consequential loss, for lost profit, data or
        opportunity, or for purchases made in reliance on the service. Nothing in these terms excludes or limits
        liability that cannot be excluded or limited by law, such as for death or personal injury caused by negligence,
        or for fraud.
      </p>

      <h3>6. Indemnification</h3>
      <p>
        If you use the service in breach of these terms or of the law, and someone makes a claim against us because of
        it, you agree to compensate us for the reasonable loss and cost that this causes. This does not apply to
        consumers beyond what the law provides.
      </p>

      <h3>7. Modification and termination</h3>
      <p>
        We may change the service or these terms, or end the service or anyone’s use of it, at any time; where it is
        reasonable, we announce it on the website. The terms that apply are those shown here when you use the service.
        You may stop using it whenever you like. Sections 3 to 6 and 8 go on after the end.
      </p>

      <h3>8. Governing law</h3>
      <p>
        These terms are governed by the law of England and Wales, United Kingdom, and its courts decide disputes about
        them. If you are a consumer who lives elsewhere, you keep the protection of the mandatory law, and the courts,
        of the place where you live.
      </p>

      <h3>9. Entire agreement</h3>
      <p>
        These terms, with the Privacy Policy, are the entire agreement between you and us about the service. If a part
        of them is not valid, the rest stays in force. If we do not enforce a part at once, we do not give it up.
      </p>

      <h3>10. Contact information</h3>
      <p>Questions about these terms? Write to us by e-mail: {contact}</p>
    </>
  );
}
