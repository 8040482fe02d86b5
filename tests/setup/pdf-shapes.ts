import { inflateSync } from "node:zlib";

/** A painted path of a PDF page, in millimetres from the page's top left corner. */
export interface PdfShape {
  /** `#rrggbb` */
  colour: string;
  painted: "stroke" | "fill";
  /** Whether it is one rectangle. */
  isBox: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What the page shows of it: the smallest of the boxes that cut it. */
  clip: { x: number; y: number; width: number; height: number };
}

export interface PdfPage {
  /** In millimetres. */
  width: number;
  height: number;
  shapes: PdfShape[];
}

type Matrix = readonly [number, number, number, number, number, number];
type Edges = readonly [left: number, bottom: number, right: number, top: number];

const MILLIMETRES_PER_POINT = 25.4 / 72;

/**
 * The paths of each page of a simple PDF, as Chromium and this site write them: no object streams, one content stream a
 * page. Paths in forms and patterns are not read.
 */
export function readPdf(file: Uint8Array): PdfPage[] {
  const text = Buffer.from(file).toString("latin1");
  const objects = new Map<number, { head: string; body: string }>();
  for (const { 1: number, index, 0: start } of text.matchAll(/(?<=^|\n)(\d+) 0 obj\s/g)) {
    const from = index + start.length;
    const stream = /^[\s\S]*?(?:stream\n|endobj)/.exec(text.slice(from))?.[0] ?? "";
    const length = Number(/\/Length (\d+)/.exec(stream)?.[1] ?? 0);
    const at = from + stream.length;
    const isPacked = /FlateDecode/.test(stream);
    const body = stream.endsWith("stream\n")
      ? isPacked
        ? inflateSync(file.subarray(at, at + length)).toString("latin1")
        : text.slice(at, at + length)
      : "";
    objects.set(Number(number), { head: stream, body });
  }
  const root = [...objects.values()].find(({ head }) => /\/Type ?\/Pages\b/.test(head));
  const kids = pageNumbers(root?.head ?? "", objects);
  return kids.map((number) => {
    const head = objects.get(number)?.head ?? "";
    const [, , width = 0, height = 0] = (/\/MediaBox ?\[([^\]]*)\]/.exec(head)?.[1] ?? "")
      .trim()
      .split(/\s+/)
      .map(Number);
    const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.body ?? "";
    const shapes = readContent(content, [0, 0, width, height]).map(({ edges, clip, ...shape }) => ({
      ...shape,
      ...inMillimetres(edges, height),
      clip: inMillimetres(clip, height),
    }));
    return { width: width * MILLIMETRES_PER_POINT, height: height * MILLIMETRES_PER_POINT, shapes };
  });
}

/** In the order of the file's tree of pages. */
function pageNumbers(head: string, objects: ReadonlyMap<number, { head: string }>): number[] {
  const kids = [...(/\/Kids ?\[([^\]]*)\]/.exec(head)?.[1] ?? "").matchAll(/(\d+) 0 R/g)].map(([, number]) =>
    Number(number),
  );
  return kids.flatMap((number) => {
    const kid = objects.get(number)?.head ?? "";
    return /\/Type ?\/Pages\b/.test(kid) ? pageNumbers(kid, objects) : [number];
  });
}

/** The rectangles drawn as lines of a colour: what the site draws for a screen of that colour. */
export function outlinesOf({ shapes }: PdfPage, colour: string): PdfShape[] {
  return shapes.filter((shape) => shape.painted === "stroke" && shape.isBox && shape.colour === colour);
}

interface State {
  matrix: Matrix;
  clip: Edges;
  stroke: string;
  fill: string;
}

/** Interprets the operators for paths (ISO 32000-1, 8.4 and 8.5); others change no path. */
function readContent(content: string, page: Edges) {
  const shapes: (Pick<PdfShape, "colour" | "painted" | "isBox"> & { edges: Edges; clip: Edges })[] = [];
  const stack: State[] = [];
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], clip: page, stroke: "#000000", fill: "#000000" };
  let path: [number, number][] = [];
  let boxes = 0;
  let others = 0;
  let clips = false;
  let numbers: number[] = [];
  const add = (x: number, y: number) => {
    const [a, b, c, d, e, f] = state.matrix;
    path.push([a * x + c * y + e, b * x + d * y + f]);
  };
  const paint = (painted: PdfShape["painted"] | null, isClosed: boolean) => {
    const edges = edgesOf(path);
    if (clips) state = { ...state, clip: common(state.clip, edges) };
    else if (painted !== null) {
      const isFourLines = boxes === 0 && others === 4 && isClosed && new Set(path.flat().map(Math.round)).size <= 4;
      const isBox = (boxes === 1 && others === 0) || isFourLines;
      shapes.push({
        colour: painted === "stroke" ? state.stroke : state.fill,
        painted,
        isBox,
        edges,
        clip: state.clip,
      });
    }
    [path, boxes, others, clips] = [[], 0, 0, false];
  };
  // Without strings and inline dictionaries, every word is a number, a name or an operator.
  for (const word of content.replace(/\((?:\\.|[^\\)])*\)|<<[\s\S]*?>>|<[^>]*>/g, " ").split(/[\s[\]]+/)) {
    const number = Number(word);
    if (word !== "" && !Number.isNaN(number)) {
      numbers.push(number);
      continue;
    }
    const [n0 = 0, n1 = 0, n2 = 0, n3 = 0, n4 = 0, n5 = 0] = numbers;
    if (word === "q") stack.push(state);
    else if (word === "Q") state = stack.pop() ?? state;
    else if (word === "cm") state = { ...state, matrix: multiply([n0, n1, n2, n3, n4, n5], state.matrix) };
    else if (word === "RG") state = { ...state, stroke: hex(n0, n1, n2) };
    else if (word === "rg") state = { ...state, fill: hex(n0, n1, n2) };
    else if (word === "re") {
      add(n0, n1);
      add(n0 + n2, n1 + n3);
      boxes += 1;
    } else if (word === "m" || word === "l") {
      add(n0, n1);
      others += 1;
    } else if (word === "c") {
      add(n4, n5);
      others += 1;
    } else if (word === "W" || word === "W*") clips = true;
    else if (word === "n") paint(null, false);
    else if (word === "S" || word === "s") paint("stroke", word === "s");
    else if (/^[fFbB]\*?$/.test(word)) paint("fill", true);
    if (word !== "") numbers = [];
  }
  return shapes;
}

function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function hex(...parts: number[]): string {
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function edgesOf(points: readonly [number, number][]): Edges {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function common(one: Edges, other: Edges): Edges {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

function inMillimetres([left, bottom, right, top]: Edges, height: number) {
  return {
    x: left * MILLIMETRES_PER_POINT,
    y: (height - top) * MILLIMETRES_PER_POINT,
    width: (right - left) * MILLIMETRES_PER_POINT,
    height: (top - bottom) * MILLIMETRES_PER_POINT,
  };
}
