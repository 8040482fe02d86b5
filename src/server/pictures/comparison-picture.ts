import { readSearch, searchOf } from "../../comparison/address.ts";
import type { Alignment } from "../../comparison/alignment.ts";
import { comparisonTitle } from "../../comparison/summary.ts";
import type { Screen } from "../../domain/display/screen.ts";
import { comparisonSpeech } from "../../drawing/comparison-speech.ts";
import { renderPageSvg, renderSvg } from "../../drawing/svg.ts";
import type { Answer, Body } from "../http/answer.ts";
import type { Made } from "../http/kept-answers.ts";
import { PICTURES_AT_ONCE, PICTURES_WAITING_MAX } from "../http/limits.ts";
import { BASE_SECURITY_HEADERS, DRAWING_ALONE } from "../http/security-headers.ts";
import { SHARED_CACHE_CONTROL } from "../http/shared-cache.ts";
import { Turns } from "../http/turns.ts";
import { paintPng } from "./png.ts";

/** A picture and the name it is kept under: the same comparison has one, however its address is written. */
export interface Picture {
  readonly key: string;
  readonly make: () => Promise<Made>;
}

/** What an address says is to be drawn. */
interface Drawn {
  readonly screens: readonly Screen[];
  readonly alignment: Alignment;
}

/**
 * Pictures of comparisons: `/comparison.svg` and `/comparison.png` with the query of the comparison's own address.
 * Whatever is asked for, a picture has one size and ten screens at most; a few are painted at once, some wait, and
 * what is more is refused.
 */
export class ComparisonPictures {
  readonly #turns = new Turns(PICTURES_AT_ONCE, PICTURES_WAITING_MAX);

  /** Null where the path is no picture's. */
  at(pathname: string, search: string): Picture | null {
    const make = pathname === "/comparison.svg" ? svg : pathname === "/comparison.png" ? this.#png : null;
    if (make === null) return null;
    const { state, alignment } = readSearch(new URLSearchParams(search));
    const screens = state.entries.map(({ screen }) => screen);
    return { key: `${pathname} ${searchOf(screens, alignment)}`, make: () => make({ screens, alignment }) };
  }

  #png = async ({ screens, alignment }: Drawn): Promise<Made> => {
    const about = { title: comparisonTitle(screens), description: comparisonSpeech(screens) };
    const png = await this.#turns.take(() => paintPng(renderSvg(screens, alignment), about));
    return { keep: answer("image/png", png) };
  };
}

async function svg({ screens, alignment }: Drawn): Promise<Made> {
  return { keep: answer("image/svg+xml; charset=utf-8", renderPageSvg(screens, alignment)) };
}

function answer(mediaType: string, body: Body): Answer {
  return {
    status: 200,
    headers: {
      ...BASE_SECURITY_HEADERS,
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": DRAWING_ALONE,
      "content-type": mediaType,
      "cache-control": SHARED_CACHE_CONTROL,
    },
    body,
  };
}
