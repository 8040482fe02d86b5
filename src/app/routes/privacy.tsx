import { Link } from "react-router";
import { privacyPolicy } from "#words/en/privacy-policy.tsx";
import { ContactLink, LegalDialog } from "../legal/legal-dialog.tsx";
import { useDialogLink } from "../navigation/dialog-routes.ts";
import { useSite } from "../page-meta.tsx";

export default function PrivacyRoute() {
  const link = useDialogLink("/terms");
  const { articlesOrigin } = useSite();
  return (
    <LegalDialog page="privacy">
      {privacyPolicy({
        terms: (words) => <Link {...link}>{words}</Link>,
        contact: <ContactLink />,
        articlesHost: articlesOrigin && new URL(articlesOrigin).host,
      })}
    </LegalDialog>
  );
}
