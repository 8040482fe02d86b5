import { help as helpWords } from "#words/page/help.ts";
import { site } from "#words/page/site.ts";
import { HelpDialog } from "../help/help-dialog.tsx";
import { useCloseDialog } from "../navigation/dialog-routes.ts";
import { PageMeta } from "../page-meta.tsx";
import { ServedDialog } from "../startup/served-dialog.tsx";

export default function HelpRoute() {
  const { titleOf } = site;
  const { title, description } = helpWords;
  return (
    <>
      <PageMeta title={titleOf(title)} description={description} path="/help" />
      <ServedDialog>
        <HelpDialog onClose={useCloseDialog()} />
      </ServedDialog>
    </>
  );
}
