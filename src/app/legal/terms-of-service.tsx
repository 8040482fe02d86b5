import { Link } from "react-router";
import { termsOfService } from "#words/en/terms-of-service.tsx";
import { legal } from "#words/page/legal.ts";
import { useDialogLink } from "../navigation/dialog-routes.ts";
import { ContactLink } from "./contact-link.tsx";
import { LegalDialog } from "./legal-dialog.tsx";

export function TermsOfService() {
  const link = useDialogLink("/privacy");
  return (
    <LegalDialog title={legal.terms.title}>
      {termsOfService({ privacy: (words) => <Link {...link}>{words}</Link>, contact: <ContactLink /> })}
    </LegalDialog>
  );
}
