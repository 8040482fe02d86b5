import { shippedArticles, startSite } from "../tests/setup/start-site.ts";
import { ensureChromium } from "../tools/chromium.ts";
import { type Audit, audit } from "./lighthouse/audit.ts";
import { lighthouseScript } from "./lighthouse/install.ts";
import { median } from "./rate.ts";
import type { Row } from "./row.ts";

export const name = "lighthouse";

const ROUNDS = 5;

/** Where Core Web Vitals begin to call a page anything less than good (web.dev/articles/vitals). */
const GOOD_PAINT_S = 2.5;
const GOOD_SHIFT = 0.1;
/** Above it a total blocking time is no longer good (Lighthouse's own scale). */
const GOOD_BLOCKING_MS = 200;
/** What Lighthouse takes for granted where it makes a phone of a machine by slowing it four times. */
const ASSUMED_MACHINE = 1500;

const CATEGORIES = [
  ["performance", "performance"],
  ["accessibility", "accessibility"],
  ["best practices", "bestPractices"],
  ["SEO", "seo"],
] as const;

/** Lighthouse with its phone, the medians of five visits to each kind of page. */
export async function run(): Promise<Row[]> {
  const script = lighthouseScript();
  const chromium = await ensureChromium();
  const site = await startSite({ publish: shippedArticles() });
  try {
    const { infos } = await (await fetch(`${site.url}/api/info`)).json();
    const pages: [page: string, path: string][] = [
      ["/", "/"],
      ["/info", "/info"],
      ["an article", `/info/${encodeURIComponent(infos[0].id)}`],
      ["/help", "/help"],
      ["/privacy", "/privacy"],
    ];
    const audits = new Map<string, Audit[]>(pages.map(([page]) => [page, []]));
    // Round by round, so that a bad minute of the machine does not fall on one page alone.
    for (let round = 0; round < ROUNDS; round++) {
      for (const [page, path] of pages) audits.get(page)?.push(await audit(site.url + path, script, chromium));
    }
    return [...[...audits].flatMap(([page, visits]) => rowsOf(page, visits)), machineRow([...audits.values()].flat())];
  } finally {
    await site.stop();
  }
}

function rowsOf(page: string, visits: readonly Audit[]): Row[] {
  const middle = (figure: keyof Audit) => median(visits.map((visit) => visit[figure]));
  const row = (figure: string, value: number, unit: string, comparedWith: string, whole: number) => ({
    figure: `${page}: ${figure}`,
    value,
    unit,
    comparedWith,
    ratio: value / whole,
  });
  return [
    ...CATEGORIES.map(([title, category]): Row => {
      const points = row(title, middle(category), "points", "100 points", 100);
      return { ...points, goal: { of: "value", atLeast: 100 } };
    }),
    row("largest paint", middle("largestPaint"), "s", `${GOOD_PAINT_S} s, still good`, GOOD_PAINT_S),
    {
      ...row("blocking time", middle("blocking"), "ms", `${GOOD_BLOCKING_MS} ms, still good`, GOOD_BLOCKING_MS),
      goal: { of: "value", atMost: 50 },
    },
    {
      ...row("layout shift", middle("shift"), "", `${GOOD_SHIFT}, still good`, GOOD_SHIFT),
      goal: { of: "value", atMost: 0 },
    },
  ];
}

/** How far the others can be trusted: a machine that is busy otherwise gets a lower mark, and so do its pages. */
function machineRow(visits: readonly Audit[]): Row {
  const value = median(visits.map(({ machine }) => machine));
  const comparedWith = `${ASSUMED_MACHINE}, which Lighthouse assumes`;
  return { figure: "mark of this machine", value, unit: "", comparedWith, ratio: value / ASSUMED_MACHINE };
}
