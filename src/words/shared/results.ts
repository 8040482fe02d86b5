import type { Comparison } from "#comparison/state.ts";
import { type CatalogueEntry, type DisplayKind, deviceName } from "#domain/catalogue/entry.ts";
import type { CurvedDisplay } from "#domain/display/curve.ts";
import { type DisplaySpec, type ScreenDescription, sizeIn } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Space } from "#domain/space/opening.ts";
import { type Numbers, radiusText, resolutionText } from "./numbers.ts";
import type { Search } from "./search.ts";
import { nameIn } from "./sizes.ts";
import type { SpaceTexts } from "./space.ts";

/** What choosing a size does with it. */
export type Doing = "add" | "replace";

/** The two lines of an option in the list of displays. */
export interface OptionText {
  /** `27″ monitor, QHD`, `Dell U2723QE`, `iPhone 16`, `Add 77.5″ 16:9` */
  readonly title: string;
  /** `27″`; null where the title says it. */
  readonly diagonal: string | null;
  /** `59.8 × 33.6 cm · 2560×1440`, `23.5 × 13.2″ · 2560×1440` */
  readonly detail: string;
}

/** What the options need of a language. */
interface OptionWords {
  readonly parts: { readonly numbers: Numbers; readonly space: SpaceTexts; readonly search: Search };
  done(title: string, doing: Doing): string;
  /** `27″ monitor` */
  ofKind(diagonal: string, kind: DisplayKind): string;
  soldAs(size: string): string;
  /** What is said of the displays of folding phones instead of a resolution’s name. */
  readonly foldable: string;
  /** `fills 36°` */
  fills(angle: string): string;
  /** Said of a size that does not fit into the space. */
  readonly tooLarge: string;
  look(distance: string): string;
  /** What is looked at, and in which view. */
  readonly seat: string;
}

/** The options that have figures. Lengths are in the unit that comes first (D36), diagonals as they are sold or typed. */
export function optionsIn(words: OptionWords) {
  const { numbers, space, search } = words.parts;
  const { angleText, diagonalText, displayText, lengthText, ratioText, withDecimals, withUnit } = numbers;

  function sizeText(display: DisplaySpec, unit: Unit): string {
    const { width, height } = sizeIn(display, unit);
    return `${withDecimals(width, 1, 1)} × ${withUnit(withDecimals(height, 1, 1), unit)}`;
  }

  /** `77.5″ 16:9`, `34″ 3440×1440 · 1800R` */
  function typedText(display: CurvedDisplay): string {
    const { resolution, radius } = display;
    const shape = resolution === undefined ? ratioText(display) : resolutionText(resolution);
    const size = `${diagonalText(display)} ${shape}`;
    return radius === undefined ? size : `${size} · ${radiusText(radius)}`;
  }

  /** `27″ monitor, QHD` */
  function kindText({ kind, display, resolutionName }: CatalogueEntry): string {
    const size = words.ofKind(diagonalText(display), kind);
    const name = nameIn(resolutionName, words.foldable);
    return name === null ? size : `${size}, ${name}`;
  }

  return {
    /** A screen that is known: its name, or `27″ 16:9`. */
    known(screen: ScreenDescription, unit: Unit): OptionText {
      const { name } = screen;
      const size = displayText(screen);
      return { title: name ?? size, diagonal: name === undefined ? null : size, detail: sizeText(screen, unit) };
    },
    listed(entry: CatalogueEntry, unit: Unit): OptionText {
      const { display, device, soldAs } = entry;
      const facts = [sizeText(display, unit), resolutionText(display.resolution)];
      if (device?.year) facts.push(String(device.year));
      if (soldAs !== null) facts.push(words.soldAs(lengthText(soldAs, "in")));
      return {
        title: deviceName(entry) ?? kindText(entry),
        diagonal: diagonalText(display),
        detail: facts.join(" · "),
      };
    },
    /** A size as it was typed. */
    typed: (display: CurvedDisplay, unit: Unit, doing: Doing): OptionText => ({
      title: words.done(typedText(display), doing),
      diagonal: null,
      detail: sizeText(display, unit),
    }),
    whole: (comparison: Comparison, unit: Unit): OptionText => ({
      ...search.writtenComparisonText(comparison, unit),
      diagonal: null,
    }),
    television: (display: DisplaySpec, degrees: number, unit: Unit): OptionText => ({
      title: words.ofKind(diagonalText(display), "Television"),
      diagonal: null,
      detail: `${sizeText(display, unit)} · ${words.fills(angleText(degrees))}`,
    }),
    /** On the bar of angles: `75″`, and `75″, fills 31°, too large` where nothing is seen. */
    chip: (display: DisplaySpec, degrees: number, fits: boolean) => ({
      text: diagonalText(display),
      name: [diagonalText(display), words.fills(angleText(degrees)), ...(fits ? [] : [words.tooLarge])].join(", "),
    }),
    angle: angleText,
    limit: (limit: Space): string => space.spaceText(limit, limit.unit),
    seat: (centimetres: number): OptionText => ({
      title: words.look(search.distanceText(centimetres)),
      diagonal: null,
      detail: words.seat,
    }),
    /** What Enter does. */
    done: words.done,
  };
}
