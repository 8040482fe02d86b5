import { ArticleError } from "../article-error.ts";

export function unusableDrawing(
  why: string,
  remedy = "Save it as a plain SVG without scripts or outside parts.",
): ArticleError {
  return new ArticleError(`the drawing cannot be used: ${why}`, remedy);
}
