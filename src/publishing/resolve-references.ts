import { dirname } from "node:path";
import type { Element, Parents } from "hast";
import { visit } from "unist-util-visit";
import { anchorFor } from "#domain/article/anchor.ts";
import { articleAddress } from "#domain/article/article-address.ts";
import { thumbnailAddress } from "#domain/article/thumbnail-address.ts";
import { ArticleError } from "./article-error.ts";
import { relatedLinks } from "./convert/article-parts.ts";
import type { ConversionPool } from "./convert/conversion-pool.ts";
import type { ConvertedArticle } from "./convert/convert-article.ts";
import { element, htmlOf } from "./convert/nodes.ts";
import { type ArticleLocation, findLinkedArticle, readLocalFile } from "./local-files.ts";
import type { MediaStore } from "./media/media-folder.ts";
import { pictureKind, storeDrawing, storePicture, storeThumbnail } from "./media/store-picture.ts";
import { pictureElement } from "./picture-element.ts";
import { PICTURE_MAX_BYTES } from "./publish-limits.ts";
import { readAddress } from "./written-address.ts";

/** What resolving an article's references needs. */
interface ReferenceContext {
  readonly location: ArticleLocation;
  readonly media: MediaStore;
  readonly pool: ConversionPool;
  /** The id of the article in another file; rejects with an `ArticleError` where that file cannot be published. */
  readonly idOf: (file: string) => Promise<string>;
  /** The address that the front matter of another file names as its thumbnail, or null. */
  readonly thumbnailOf: (file: string) => Promise<string | null>;
}

const PICTURE_NAME = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/**
 * Turns links to other articles' files into links to their pages and stores local pictures in the site's media.
 * Throws an `ArticleError` for a reference to a missing file, so that readers meet no broken one.
 */
export async function resolveReferences(
  { body, thumbnail }: Pick<ConvertedArticle, "body" | "thumbnail">,
  context: ReferenceContext,
): Promise<{ content: string; thumbnail: string | null }> {
  const found: { element: Element; parent: Parents }[] = [];
  visit(body, "element", (element, _index, parent) => {
    if (parent && (element.tagName === "img" || element.tagName === "a")) found.push({ element, parent });
  });
  const related = relatedLinks(body);
  const problems: ArticleError[] = [];
  let pictures = 0;
  for (const { element, parent } of found) {
    const isFirst = element.tagName === "img" && pictures++ === 0;
    const work =
      element.tagName === "a"
        ? resolveLink(element, context, related.includes(element))
        : resolvePicture(element, parent, context, isFirst);
    await work.catch((error: unknown) => {
      if (!(error instanceof ArticleError)) throw error;
      problems.push(error);
    });
  }
  const [first, ...more] = problems;
  if (first) throw combined(first, more);
  return { content: htmlOf(body), thumbnail: thumbnail && (await resolveThumbnail(thumbnail, context)) };
}

/** Names the lines of all broken references, so that the author can correct them together. */
function combined(first: ArticleError, others: readonly ArticleError[]): ArticleError {
  if (others.length === 0) return first;
  const lines = [...new Set(others.map(({ line }) => line))].slice(0, 10).join(", ");
  return new ArticleError(`${first.reason} (and more of this kind at line ${lines})`, first.remedy, first.line);
}

async function resolveLink(link: Element, context: ReferenceContext, isRelated: boolean): Promise<void> {
  const address = readAddress(String(link.properties.href ?? "#"));
  if (address.kind !== "file") return;
  const { path, fragment } = address;
  const line = lineOf(link);
  if (PICTURE_NAME.test(path)) {
    const bytes = await readLocalFile(context.location, path, PICTURE_MAX_BYTES, line);
    link.properties.href = (await naming(path, line, storeAny(bytes, context))).address;
    return;
  }
  const file = await findLinkedArticle(context.location, path, line);
  const id = await context.idOf(file).catch((error: unknown) => {
    if (!(error instanceof ArticleError)) throw error;
    throw new ArticleError(
      `"${path}" cannot be published, so a link to it leads nowhere`,
      "Correct that file first.",
      line,
    );
  });
  link.properties.href = articleAddress(id) + (fragment && `#${encodeURIComponent(anchorFor(fragment))}`);
  if (isRelated) await addThumbnail(link, file, context);
}

/** Puts the other article's picture before its title. A picture that is missing is the other file's error. */
async function addThumbnail(link: Element, file: string, context: ReferenceContext): Promise<void> {
  const written = await context.thumbnailOf(file).catch(nullOfArticleError);
  if (written === null) return;
  const location = { ...context.location, folder: dirname(file) };
  const address = await resolveThumbnail({ address: written, line: 1 }, { ...context, location }).catch(
    nullOfArticleError,
  );
  if (address === null) return;
  const properties = {
    src: thumbnailAddress(address),
    alt: "",
    width: 336,
    height: 176,
    loading: "lazy" as const,
    decoding: "async",
    ...(address.startsWith("https:") && { referrerPolicy: "no-referrer" }),
  };
  link.children.unshift(element("img", properties));
}

function nullOfArticleError(error: unknown): null {
  if (error instanceof ArticleError) return null;
  throw error;
}

async function resolvePicture(img: Element, parent: Parents, context: ReferenceContext, first: boolean): Promise<void> {
  const address = readAddress(String(img.properties.src));
  // The first picture is likely in view; the others wait until they are.
  if (!first) img.properties.loading = "lazy";
  if (address.kind !== "file" && address.kind !== "data") return;
  img.properties.decoding = "async";

  const [name, bytes] = await bytesOf(address, context, lineOf(img));
  const stored = await naming(name, lineOf(img), storeAny(bytes, context));
  parent.children.splice(parent.children.indexOf(img), 1, pictureElement(img, stored));
}

async function resolveThumbnail(
  written: NonNullable<ConvertedArticle["thumbnail"]>,
  context: ReferenceContext,
): Promise<string> {
  const address = readAddress(written.address);
  if (address.kind === "site") return address.href;
  if (address.kind === "remote" && /^https?:$/.test(address.scheme)) return address.href.replace(/^http:/, "https:");
  if (address.kind !== "file" && address.kind !== "data") {
    throw new ArticleError(
      `the thumbnail "${written.address}" is no picture's address`,
      "Name a file or https://.",
      written.line,
    );
  }
  const [name, bytes] = await bytesOf(address, context, written.line);
  return naming(
    name,
    written.line,
    pictureKind(bytes) === null && looksLikeSvg(bytes)
      ? storeDrawing(bytes, context.media, context.pool).then((drawing) => drawing.address)
      : storeThumbnail(bytes, context.media),
  );
}

async function bytesOf(
  address: { kind: "file"; path: string } | { kind: "data"; bytes: Uint8Array },
  { location }: ReferenceContext,
  line: number,
): Promise<[name: string, bytes: Uint8Array]> {
  if (address.kind === "file")
    return [address.path, await readLocalFile(location, address.path, PICTURE_MAX_BYTES, line)];
  return ["the picture written out in the text", address.bytes];
}

function storeAny(bytes: Uint8Array, { media, pool }: ReferenceContext) {
  return looksLikeSvg(bytes) ? storeDrawing(bytes, media, pool) : storePicture(bytes, media);
}

/** Text that begins with a tag, after a byte order mark or white space if need be. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  return /^[\s\uFEFF]*</.test(new TextDecoder().decode(bytes.subarray(0, 256)));
}

/** Adds to an error which file it is about, and the line that refers to it. */
async function naming<T>(name: string, line: number, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ArticleError) throw new ArticleError(`"${name}": ${error.reason}`, error.remedy, line);
    throw error;
  }
}

function lineOf(element: Element): number {
  return element.position?.start.line ?? 1;
}
