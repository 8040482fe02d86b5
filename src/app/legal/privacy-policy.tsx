import { Link } from "react-router";
import { privacyPolicy } from "#words/en/privacy-policy.tsx";
import { legal } from "#words/page/legal.ts";
import { useDialogLink } from "../navigation/dialog-routes.ts";
import { useSite } from "../page-meta.tsx";
import { ContactLink } from "./contact-link.tsx";
import { LegalDialog } from "./legal-dialog.tsx";

export function PrivacyPolicy() {
  const link = useDialogLink("/terms");
  const { articlesOrigin } = useSite();
  return (
    <LegalDialog title={legal.privacy.title}>
      {privacyPolicy({
        terms: (words) => <Link {...link}>{words}</Link>,
        contact: <ContactLink />,
        articlesHost: articlesOrigin && new URL(articlesOrigin).host,
      })}
    </LegalDialog>
  );
}
