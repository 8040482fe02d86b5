/** In pixels from the edge of the window (S9.5). */
export const SWIPE_AREA = 20;
/** In pixels a second. */
const FLING_VELOCITY = 450;
/** The part of the drawer's width that a slow drag must pass. */
const HYSTERESIS = 0.52;

/** The last part of a swipe, which decides its velocity, in milliseconds. */
const VELOCITY_WINDOW = 100;
/** The distance from the start from which a swipe has a direction, in pixels. */
const DIRECTION_DISTANCE = 4;

export interface TouchPoint {
  /** In pixels. */
  readonly x: number;
  readonly y: number;
  /** In milliseconds. */
  readonly time: number;
}

/** One swipe of one finger that may move a drawer. */
export class DrawerSwipe {
  readonly #wasOpen: boolean;
  readonly #points: TouchPoint[];
  /** 1 if the drawer opens to the right, -1 if it opens to the left. */
  readonly #openingSign: 1 | -1;

  constructor({ side, wasOpen, start }: { side: "left" | "right"; wasOpen: boolean; start: TouchPoint }) {
    this.#wasOpen = wasOpen;
    this.#openingSign = side === "left" ? 1 : -1;
    this.#points = [start];
  }

  moveTo(point: TouchPoint): void {
    this.#points.push(point);
  }

  /** A horizontal swipe moves the drawer, a vertical one scrolls. Null until the direction is clear. */
  get direction(): "horizontal" | "vertical" | null {
    const start = this.#start;
    const decisive = this.#points.find(({ x, y }) => Math.hypot(x - start.x, y - start.y) >= DIRECTION_DISTANCE);
    if (decisive === undefined) return null;
    return Math.abs(decisive.x - start.x) > Math.abs(decisive.y - start.y) ? "horizontal" : "vertical";
  }

  /** How far the drawer is open under the finger: 0 is closed, 1 is open. */
  openness(drawerWidth: number): number {
    const moved = (this.#openingSign * (this.#last.x - this.#start.x)) / drawerWidth;
    return Math.min(1, Math.max(0, (this.#wasOpen ? 1 : 0) + moved));
  }

  /** Whether the drawer ends open if the finger leaves the screen at `time`. A fling decides by its direction. */
  endsOpen(drawerWidth: number, time: number): boolean {
    const velocity = this.#openingSign * this.#velocity(time);
    if (Math.abs(velocity) > FLING_VELOCITY) return velocity > 0;
    const openness = this.openness(drawerWidth);
    return this.#wasOpen ? 1 - openness <= HYSTERESIS : openness > HYSTERESIS;
  }

  /**
   * In pixels a second, positive to the right; 0 if the finger rested at the end. A busy browser merges touch events, so
   * the window may hold only the last point: then the point before it counts, too.
   */
  #velocity(endTime: number): number {
    const index = this.#points.findIndex(({ time }) => endTime - time <= VELOCITY_WINDOW);
    if (index === -1) return 0;
    const first = this.#points[Math.min(index, Math.max(0, this.#points.length - 2))] as TouchPoint;
    return endTime <= first.time ? 0 : ((this.#last.x - first.x) / (endTime - first.time)) * 1000;
  }

  get #start(): TouchPoint {
    return this.#points[0] as TouchPoint;
  }

  get #last(): TouchPoint {
    return this.#points.at(-1) as TouchPoint;
  }
}
