import { help } from "#words/page/help.ts";
import { site } from "#words/page/site.ts";
import { HelpDialog } from "../help/help-dialog.tsx";
import { useCloseDialog } from "../navigation/dialog-routes.ts";
import { PageMeta } from "../page-meta.tsx";
import { ServedDialog } from "../startup/served-dialog.tsx";

export default function HelpRoute() {
  return (
    <>
      <PageMeta title={site.titleOf(help.title)} description={help.description} path="/help" />
      <ServedDialog>
        <HelpDialog onClose={useCloseDialog()} />
      </ServedDialog>
    </>
  );
}
