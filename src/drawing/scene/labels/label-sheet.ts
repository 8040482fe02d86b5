import type { Size } from "#domain/geometry/size.ts";
import { ACROSS, type Axis, boxAt, endOf, lengthOf } from "../axis.ts";
import { type Box, grown, overlap } from "../box.ts";
import { FAULT, type Leader, leaderAt, leaderBox, readLeader, SHARED, STEM, type Way } from "./leaders.ts";
import { EDGE_COST, EDGES, gripsInside, gripsOf, roomAround } from "./lines.ts";
import { type Sign, SortedBoxes } from "./sorted-boxes.ts";
import { type Lined, Owner, type Wall, wallsOf } from "./walls.ts";

/** The line that a label stands for; "beyond" where none is in sight. */
export type LabelEdge = (typeof EDGES)[number] | "beyond";

export interface Place extends Box {
  readonly edge: LabelEdge;
  /** Null where the line runs into the label. Beyond, it points out of the area. */
  readonly leader: Leader | null;
}

export interface SheetOptions {
  readonly area: Size;
  readonly outlines: readonly Lined[];
  /** What has lines but no label: seams, films, objects. */
  readonly bare: readonly Lined[];
  /** Of every label. */
  readonly height: number;
  readonly obstacles?: readonly Box[] | undefined;
}

/** Between labels, and from a label to the area's edge, in pixels like all that follows. */
const GAP = 4;
/** From an upper left corner to its label; down an upright line, the corner is left to the label of a level one. */
const INSET = { x: 12, y: 16 } as const;

/** A line that meets a label near its end is read less easily than one that meets its middle. */
const END_COST = { on: 12, beside: 2 } as const;
/** Labels of outlines that coincide stand in a row. */
const ROW_COST = 999;

/**
 * How many places the search for all labels of a drawing looks at (D64). Comparisons of ten screens look at 150 on average;
 * what needs more is made to be costly.
 */
export const MOST_TRIES = 1500;
/** How many leaders are tried for each form of a label that is left after that. */
export const MOST_PLAIN_TRIES = 8;

/** A wall with room around it. */
interface Roomy extends Box {
  readonly wall: Wall;
}

const NO_WALLS = new SortedBoxes<Roomy>([]);

/** Finds places for the labels of one drawing, clear of those that it has placed. `places.svg` shows the three kinds. */
export class LabelSheet {
  /** In the order of the outlines. */
  readonly owners: readonly Owner[];
  readonly #room: Box;
  readonly #area: Size;
  readonly #walls: readonly Wall[];
  readonly #height: number;
  readonly #around = new Map<string, SortedBoxes<Roomy>>();
  readonly #places = new Map<Owner, Place>();
  readonly #obstacles: SortedBoxes;
  #taken: SortedBoxes;
  #tries = 0;

  constructor({ area, outlines, bare, height, obstacles = [] }: SheetOptions) {
    this.#area = area;
    this.#room = grown({ x: 0, y: 0, ...area }, -GAP);
    const lined = [...outlines, ...bare];
    this.#walls = wallsOf(lined);
    this.owners = outlines.map((outline) => new Owner(outline, lined, this.#walls));
    this.#height = height;
    this.#obstacles = new SortedBoxes(obstacles.map((box) => grown(box, GAP)));
    this.#taken = this.#obstacles;
  }

  /** Takes all labels away. Their tries still count. */
  clear(): void {
    this.#places.clear();
    this.#taken = this.#obstacles;
  }

  /** How many places were looked at. */
  get tries(): number {
    return this.#tries;
  }

  /** Whether labels without a place get a plain one from now on. */
  get hasEnded(): boolean {
    return this.#tries >= MOST_TRIES;
  }

  take(owner: Owner, place: Place): void {
    this.#places.set(owner, place);
    const leader = place.leader === null ? [] : [grown(leaderBox(place.leader), SHARED)];
    this.#taken = new SortedBoxes([...this.#taken.boxes, grown(place, GAP), ...leader]);
  }

  /**
   * The best place at which the line runs into the label; other lines stay so far away.
   *
   * @param straddles whether a name may lie across an upright line, half outside its outline
   */
  onLine(
    owner: Owner,
    width: number,
    { along, across, straddles = false }: { along: number; across: number; straddles?: boolean },
  ): Place | null {
    const size = { width, height: this.#height };
    const twin = this.#placedTwin(owner);
    const best = new Cheapest<Place>();
    for (const [side, line] of owner.lines.entries()) {
      const { axis, across: at, from, to } = line;
      const other = ACROSS[axis];
      const low = Math.max(from, this.#room[axis]);
      const high = Math.min(to, endOf(this.#room, axis));
      if (high - low < lengthOf(size, axis)) continue;
      const edge = EDGES[side] ?? "top";
      const walls = this.#wallsAround(axis, along, across);
      const passes = ({ wall }: Roomy) => owner.shares(wall, line);
      const wish = twin?.[axis] ?? from + INSET[axis];
      const start = Math.max(low, Math.min(wish, high - lengthOf(size, axis)));
      for (const grip of axis === "x" ? [0.5] : straddles ? gripsOf(size) : gripsInside(size, edge)) {
        const box = boxAt(axis, start, at - lengthOf(size, other) * grip, size);
        if (!this.#holds(box, other) || this.hasEnded) continue;
        this.#tries += 1;
        const leaves = twin !== undefined && twin.edge !== edge;
        const cost = (EDGE_COST[side] ?? 0) + (grip === 0.5 ? 0 : END_COST.on) + (leaves ? ROW_COST : 0);
        for (const sign of [1, -1] as const) {
          const place = this.#firstFree(box, axis, sign, sign < 0 ? low : high, walls, passes);
          if (place !== null) best.offer(cost + Math.abs(place[axis] - wish) / 3, { ...place, edge, leader: null });
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
    owner: Owner,
    width: number,
    { room, mostFaults }: { room: number | null; mostFaults: number },
  ): Place | null {
    const size = { width, height: this.#height };
    const walls = room === null ? NO_WALLS : this.#wallsAround("x", room, room);
    const best = new Cheapest<Place>();
    for (const way of owner.ways) {
      // Ways come with the best first, and their labels can only cost more.
      if (way.cost + FAULT * way.faults >= best.cost) break;
      if (way.faults > mostFaults) continue;
      for (const grip of way.line.axis === "x" ? gripsOf(size) : [0.5]) {
        const place = this.hasEnded ? null : this.#atEnd(way, size, grip, walls);
        if (place === null) continue;
        const { faults, cost } = readLeader(owner.others, way.line, way.foot, place.leader.to[ACROSS[way.line.axis]]);
        if (faults <= mostFaults) best.offer(way.cost + cost + (grip === 0.5 ? 0 : END_COST.beside), place);
      }
    }
    return best.value;
  }

  /** The first of a few leaders that has room for its label, whatever it can be taken for. */
  plain(owner: Owner, width: number): Place | null {
    for (const way of owner.ways.slice(0, MOST_PLAIN_TRIES)) {
      const place = this.#atEnd(way, { width, height: this.#height }, 0.5, NO_WALLS);
      if (place !== null) return place;
    }
    return null;
  }

  /** For an outline without a line in the area: its label stands at the upper edge and points out of it. */
  beyond(owner: Owner, width: number): Place | null {
    const isInSight = owner.lines.some(({ axis, across }) => across > 0 && across < lengthOf(this.#area, ACROSS[axis]));
    if (isInSight) return null;
    const start = boxAt("x", GAP + INSET.x, GAP + STEM, { width, height: this.#height });
    const place = this.#firstFree(start, "x", 1, endOf(this.#room, "x"), NO_WALLS);
    if (place === null) return null;
    return { ...place, edge: "beyond", leader: leaderAt("x", place.x + width / 2, place.y, 0) };
  }

  /** The place of a label whose leader goes this way. */
  #atEnd({ line: { axis, across: at }, edge, foot, sign }: Way, size: Size, grip: number, walls: SortedBoxes<Roomy>) {
    this.#tries += 1;
    const other = ACROSS[axis];
    if (at < this.#room[other] || at > endOf(this.#room, other)) return null;
    const start = at + sign * STEM;
    const across = sign < 0 ? start - lengthOf(size, other) : start;
    const box = boxAt(axis, foot - lengthOf(size, axis) * grip, across, size);
    if (!this.#holds(box, axis)) return null;
    const place = this.#firstFree(box, other, sign, sign < 0 ? this.#room[other] : endOf(this.#room, other), walls);
    if (place === null) return null;
    const leader = leaderAt(axis, foot, at, sign < 0 ? endOf(place, other) : place[other]);
    const path = grown(leaderBox(leader), 1);
    return this.#taken.boxes.some((wall) => overlap(wall, path)) ? null : { ...place, edge, leader };
  }

  #holds(box: Box, axis: Axis): boolean {
    return box[axis] >= this.#room[axis] && endOf(box, axis) <= endOf(this.#room, axis);
  }

  /** The first place clear of walls and of what is taken, from the box onwards along the axis; null where `end` comes before. */
  #firstFree(
    box: Box,
    axis: Axis,
    sign: Sign,
    end: number,
    walls: SortedBoxes<Roomy>,
    passes?: (roomy: Roomy) => boolean,
  ): Box | null {
    for (let place = box; ; ) {
      if (sign < 0 ? place[axis] < end : endOf(place, axis) > end) return null;
      const clear = this.#taken.firstFree(walls.firstFree(place, axis, sign, passes), axis, sign);
      if (clear === place) return place;
      place = clear;
    }
  }

  /** All walls with room around them: `along` in the direction of the axis, `across` in the other one. */
  #wallsAround(axis: Axis, along: number, across: number): SortedBoxes<Roomy> {
    const key = `${axis} ${along} ${across}`;
    const roomy = (wall: Wall): Roomy => ({ wall, ...roomAround(wall, axis, along, across) });
    const walls = this.#around.get(key) ?? new SortedBoxes(this.#walls.map(roomy));
    this.#around.set(key, walls);
    return walls;
  }

  /** The label of an outline that coincides, where it stands on the common line. */
  #placedTwin(owner: Owner): Place | undefined {
    for (const [other, place] of this.#places) {
      if (place.leader === null && owner.coincidesWith(other)) return place;
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
