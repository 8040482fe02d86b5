/** What the share menu opens. Both load together with the first of them. */
export { EmbedDialog } from "../embed/embed-dialog.tsx";
export { PrintDialog } from "../paper/print-dialog.tsx";
