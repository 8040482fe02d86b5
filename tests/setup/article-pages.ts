import { expect, type Locator, type Page } from "@playwright/test";
import { shippedArticle } from "../content/shipped-articles.ts";
import { pageReady } from "./page-ready.ts";

/** Cards on the first page of the shipped articles: the lead, and ten. */
export const FIRST_PAGE = 11;

/** Page object of the article list and the article, by accessible names and roles. */
export class ArticlePages {
  readonly page: Page;
  readonly search: Locator;
  readonly searchButton: Locator;
  /** The cards of the list. */
  readonly cards: Locator;
  readonly pagination: Locator;
  readonly spinner: Locator;
  readonly compare: Locator;
  readonly back: Locator;
  readonly title: Locator;
  readonly failure: Locator;
  readonly tryAgain: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole("searchbox", { name: "Search articles, news or reviews" });
    this.searchButton = page.getByRole("button", { name: "Search", exact: true });
    this.cards = page.getByRole("article");
    this.pagination = page.getByRole("navigation", { name: "Pagination" });
    this.spinner = page.getByRole("progressbar", { name: "Loading" });
    this.compare = page.getByRole("link", { name: "Compare displays", exact: true });
    this.back = page.getByRole("link", { name: "Back to articles" });
    this.title = page.getByRole("heading", { level: 1 });
    this.failure = page.getByText("Unable to load", { exact: true });
    this.tryAgain = page.getByRole("button", { name: "Try again" });
  }

  /** Opens an articles page and waits until it is ready. */
  static async open(page: Page, path: string): Promise<ArticlePages> {
    await page.goto(path);
    const pages = new ArticlePages(page);
    await pages.ready();
    return pages;
  }

  /** Waits until the page is hydrated. */
  async ready(): Promise<void> {
    await pageReady(this.page);
  }

  /** The cards' links, whose names are the titles. */
  get titles(): Locator {
    return this.cards.getByRole("link");
  }

  pageLink(name: number | "next" | "previous"): Locator {
    const named = typeof name === "number" ? `Go to page ${name}` : `Go to ${name} page`;
    return this.pagination.getByRole("link", { name: named, exact: true });
  }

  /** Checks the pagination's links and the current one. */
  async expectPages(current: number, ...names: (number | "next" | "previous")[]): Promise<void> {
    const links = this.pagination.getByRole("link");
    await expect(this.pageLink(current)).toHaveAttribute("aria-current", "page");
    const shown = () => links.evaluateAll((all) => all.map((link) => link.getAttribute("aria-label")));
    await expect
      .poll(shown)
      .toEqual(names.map((name) => (typeof name === "number" ? `Go to page ${name}` : `Go to ${name} page`)));
    await expect(this.pagination.locator("[aria-current]")).toHaveCount(1);
  }

  /** How many pixels the page could scroll sideways. */
  async sidewaysOverflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  scrollY(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }
}

/** A shipped article on page 1 of the list, never updated: long enough to scroll, with a table and a drawing. */
export const SHIPPED_ARTICLE = shippedArticle("monitor-size-for-games");

/** The address of an article's page. */
export function pageOf({ id }: { id: string }): string {
  return `/info/${id}`;
}

/** All articles of the site, newest first, from the API. */
export async function publishedArticles(site: string): Promise<{ id: string; title: string }[]> {
  const articles: { id: string; title: string }[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { infos, totalPages } = await (await fetch(`${site}/api/info?search=&page=${page}`)).json();
    articles.push(...infos);
    pages = totalPages;
  }
  return articles;
}

/**
 * Records layout shifts once the whole page has arrived: how much moved, and what. While it arrives, a browser may paint
 * half of a line. The returned function returns the shifts so far. Call it before the page opens.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node?: Node;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        if (!navigation?.domInteractive || startTime < navigation.domInteractive) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 40) || node?.nodeName} from ${rect(previousRect)} to ${rect(currentRect)}`,
        );
        shifts.push(`${value}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShifts: string[] }).layoutShifts);
}
