import { PrivacyPolicy } from "../legal/privacy-policy.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function PrivacyRoute() {
  return (
    <>
      <PageMeta
        title="Privacy Policy – Diagonal"
        description="Which data this display comparison website collects and why: a few lines in a server’s log and one preference cookie. No account, no tracking."
        path="/privacy"
      />
      <PrivacyPolicy />
    </>
  );
}
