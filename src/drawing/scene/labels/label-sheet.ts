import type { Size } from "../../../domain/geometry/size.ts";
import { type Box, grown, overlap } from "../box.ts";
import { FAULT, type Leader, leaderAt, leaderBox, readLeader, SHARED, STEM, type Way, waysFrom } from "./leaders.ts";
import {
  ACROSS,
  type Axis,
  boxAt,
  EDGES,
  endOf,
  firstFree,
  gripsOf,
  type Line,
  lengthOf,
  linesOf,
  roomAround,
} from "./lines.ts";

/** The line that a label stands for; "beyond" where none is in sight. */
export type LabelEdge = (typeof EDGES)[number] | "beyond";

export interface Place extends Box {
  readonly edge: LabelEdge;
  /** Null where the line runs into the label. Beyond, it points out of the area. */
  readonly leader: Leader | null;
}

interface SheetOptions {
  readonly area: Size;
  readonly outlines: readonly Box[];
  /** Of every label. */
  readonly height: number;
  readonly obstacles?: readonly Box[] | undefined;
}

/** Between labels, and from a label to the area's edge, in pixels like all that follows. */
const GAP = 4;
/** From an upper left corner to its label; down an upright line, the corner is left to the label of a level one. */
const INSET = { x: 12, y: 16 } as const;

/** The top line is read first. Costs count in pixels of a leader's length. */
const EDGE_COST = [0, 24, 36, 60] as const;
/** A line that meets a label near its end is read less easily than one that meets its middle. */
const END_COST = { on: 12, beside: 2 } as const;
/** Labels of outlines that coincide stand in a row. */
const ROW_COST = 999;

/** Finds places for the labels of one drawing, clear of those that it has placed. Outlines are given by their index. */
export class LabelSheet {
  readonly #room: Box;
  readonly #area: Size;
  readonly #lines: readonly (readonly Line[])[];
  readonly #height: number;
  readonly #walls = new Map<string, readonly Box[]>();
  readonly #places = new Map<number, Place>();
  readonly #taken: Box[];

  constructor({ area, outlines, height, obstacles = [] }: SheetOptions) {
    this.#area = area;
    this.#room = grown({ x: 0, y: 0, ...area }, -GAP);
    this.#lines = outlines.map(linesOf);
    this.#height = height;
    this.#taken = obstacles.map((box) => grown(box, GAP));
  }

  take(outline: number, place: Place): void {
    this.#places.set(outline, place);
    this.#taken.push(grown(place, GAP));
    if (place.leader !== null) this.#taken.push(grown(leaderBox(place.leader), SHARED));
  }

  /** The best place at which the line runs into the label; other lines stay so far away. */
  onLine(outline: number, width: number, { along, across }: { along: number; across: number }): Place | null {
    const size = { width, height: this.#height };
    const twin = this.#placedTwin(outline);
    const best = new Cheapest<Place>();
    for (const [side, { axis, at, from, to }] of this.#linesOf(outline).entries()) {
      const other = ACROSS[axis];
      const low = Math.max(from, this.#room[axis]);
      const high = Math.min(to, endOf(this.#room, axis));
      if (high - low < lengthOf(size, axis)) continue;
      const edge = EDGES[side] ?? "top";
      const walls = [...this.#wallsBut(outline, side, along, across), ...this.#taken];
      const wish = twin?.[axis] ?? from + INSET[axis];
      const start = Math.max(low, Math.min(wish, high - lengthOf(size, axis)));
      for (const grip of axis === "y" ? gripsOf(size) : [0.5]) {
        const box = boxAt(axis, start, at - lengthOf(size, other) * grip, size);
        if (!this.#holds(box, other)) continue;
        const leaves = twin !== undefined && twin.edge !== edge;
        const cost = (EDGE_COST[side] ?? 0) + (grip === 0.5 ? 0 : END_COST.on) + (leaves ? ROW_COST : 0);
        for (const place of [firstFree(box, axis, 1, high, walls), firstFree(box, axis, -1, low, walls)]) {
          if (place === null) continue;
          best.offer(cost + Math.abs(place[axis] - wish) / 3, { ...place, edge, leader: null });
        }
      }
    }
    return best.value;
  }

  /**
   * The best place at the end of a leader: it is short, crosses few lines and above all cannot be taken for another line's.
   *
   * @param room from the label to all lines; null where it may cover them
   * @param mostFaults how many lines the leader may be taken for
   */
  besideLine(
    outline: number,
    width: number,
    { room, mostFaults }: { room: number | null; mostFaults: number },
  ): Place | null {
    const size = { width, height: this.#height };
    const walls = room === null ? this.#taken : [...this.#wallsAround("x", room, room), ...this.#taken];
    const own = this.#linesOf(outline);
    const others = this.#lines.filter((_, each) => each !== outline).flat();
    const best = new Cheapest<Place>();
    for (const way of waysFrom(own, others, (side, step) => (EDGE_COST[side] ?? 0) + 2 * step)) {
      // Ways come with the best first, and their labels can only cost more.
      if (way.cost + FAULT * way.faults >= best.cost) break;
      const line = own[way.side];
      if (line === undefined || way.faults > mostFaults) continue;
      for (const grip of line.axis === "x" ? gripsOf(size) : [0.5]) {
        const found = this.#atEnd(way, line, size, grip, walls);
        if (found === null) continue;
        const { faults, cost } = readLeader(others, line, way.foot, found.end);
        if (faults <= mostFaults) best.offer(way.cost + cost + (grip === 0.5 ? 0 : END_COST.beside), found.place);
      }
    }
    return best.value;
  }

  /** For an outline without a line in the area: its label stands at the upper edge and points out of it. */
  beyond(outline: number, width: number): Place | null {
    const isInSight = this.#linesOf(outline).some(({ axis, at }) => at > 0 && at < lengthOf(this.#area, ACROSS[axis]));
    if (isInSight) return null;
    const start = boxAt("x", GAP + INSET.x, GAP + STEM, { width, height: this.#height });
    const place = firstFree(start, "x", 1, endOf(this.#room, "x"), this.#taken);
    if (place === null) return null;
    return { ...place, edge: "beyond", leader: leaderAt("x", place.x + width / 2, place.y, 0) };
  }

  #atEnd({ side, foot, sign }: Way, { axis, at }: Line, size: Size, grip: number, walls: readonly Box[]) {
    const other = ACROSS[axis];
    if (at < this.#room[other] || at > endOf(this.#room, other)) return null;
    const start = at + sign * STEM;
    const across = sign < 0 ? start - lengthOf(size, other) : start;
    const box = boxAt(axis, foot - lengthOf(size, axis) * grip, across, size);
    if (!this.#holds(box, axis)) return null;
    const place = firstFree(box, other, sign, sign < 0 ? this.#room[other] : endOf(this.#room, other), walls);
    if (place === null) return null;
    const end = sign < 0 ? endOf(place, other) : place[other];
    const leader = leaderAt(axis, foot, at, end);
    const path = grown(leaderBox(leader), 1);
    if (this.#taken.some((wall) => overlap(wall, path))) return null;
    return { end, place: { ...place, edge: EDGES[side] ?? "top", leader } };
  }

  #holds(box: Box, axis: Axis): boolean {
    return box[axis] >= this.#room[axis] && endOf(box, axis) <= endOf(this.#room, axis);
  }

  #linesOf(outline: number): readonly Line[] {
    return this.#lines[outline] ?? [];
  }

  /** All lines with room around them, in the order of the outlines and their edges. */
  #wallsAround(axis: Axis, along: number, across: number): readonly Box[] {
    const key = `${axis} ${along} ${across}`;
    const walls = this.#walls.get(key) ?? this.#lines.flat().map((line) => roomAround(line, axis, along, across));
    this.#walls.set(key, walls);
    return walls;
  }

  /** Without this line itself and those that coincide with it. */
  #wallsBut(outline: number, side: number, along: number, across: number): Box[] {
    const axis = this.#linesOf(outline)[side]?.axis ?? "x";
    const isOwn = (index: number) => index % 4 === side && this.#coincide(outline, (index - side) / 4);
    return this.#wallsAround(axis, along, across).filter((_, index) => !isOwn(index));
  }

  #coincide(one: number, other: number): boolean {
    return this.#linesOf(one).every(({ at }, side) => Math.abs(at - (this.#linesOf(other)[side]?.at ?? 0)) < SHARED);
  }

  /** The label of an outline that coincides, where it stands on the common line. */
  #placedTwin(outline: number): Place | undefined {
    for (const [other, place] of this.#places) {
      if (place.leader === null && this.#coincide(outline, other)) return place;
    }
    return undefined;
  }
}

class Cheapest<Value> {
  cost = Number.POSITIVE_INFINITY;
  value: Value | null = null;

  offer(cost: number, value: Value): void {
    if (cost >= this.cost) return;
    this.cost = cost;
    this.value = value;
  }
}
