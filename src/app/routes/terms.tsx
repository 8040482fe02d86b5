import { Link } from "react-router";
import { termsOfService } from "#words/en/terms-of-service.tsx";
import { ContactLink, LegalDialog } from "../legal/legal-dialog.tsx";
import { useDialogLink } from "../navigation/dialog-routes.ts";

export default function TermsRoute() {
  const link = useDialogLink("/privacy");
  return (
    <LegalDialog page="terms">
      {termsOfService({ privacy: (words) => <Link {...link}>{words}</Link>, contact: <ContactLink /> })}
    </LegalDialog>
  );
}
