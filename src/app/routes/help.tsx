import { HELP } from "#words/parts/help.ts";
import { SITE } from "#words/parts/site.ts";
import { HelpDialog } from "../help/help-dialog.tsx";
import { useCloseDialog } from "../navigation/dialog-routes.ts";
import { PageMeta } from "../page-meta.tsx";
import { ServedDialog } from "../startup/served-dialog.tsx";
import { useWords } from "../use-words.ts";

export default function HelpRoute() {
  const { titleOf } = useWords(SITE);
  const { title, description } = useWords(HELP);
  return (
    <>
      <PageMeta title={titleOf(title)} description={description} path="/help" />
      <ServedDialog>
        <HelpDialog onClose={useCloseDialog()} />
      </ServedDialog>
    </>
  );
}
