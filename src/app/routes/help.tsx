import { HelpDialog } from "../help/help-dialog.tsx";
import { useCloseDialog } from "../navigation/dialog-routes.ts";
import { PageMeta } from "../page-meta.tsx";
import { ServedDialog } from "../startup/served-dialog.tsx";

export default function HelpRoute() {
  return (
    <>
      <PageMeta
        title="Help – Diagonal"
        description="How to compare displays: set the diagonal and the aspect ratio of each screen, see them drawn to scale, and add more."
        path="/help"
      />
      <ServedDialog>
        <HelpDialog onClose={useCloseDialog()} />
      </ServedDialog>
    </>
  );
}
