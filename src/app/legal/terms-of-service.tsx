import { Link } from "react-router";
import { termsOfService } from "#words/en/terms-of-service.tsx";
import { LEGAL } from "#words/parts/legal.ts";
import { useDialogLink } from "../navigation/dialog-routes.ts";
import { useWords } from "../use-words.ts";
import { ContactLink } from "./contact-link.tsx";
import { LegalDialog } from "./legal-dialog.tsx";

export function TermsOfService() {
  const link = useDialogLink("/privacy");
  return (
    <LegalDialog title={useWords(LEGAL).terms.title}>
      {termsOfService({ privacy: (words) => <Link {...link}>{words}</Link>, contact: <ContactLink /> })}
    </LegalDialog>
  );
}
