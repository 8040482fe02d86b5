import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { shippedArticle } from "../content/shipped-articles.ts";
import type { Browser, BrowserPage } from "./browser.ts";
import { expectDragged, expectDraggedByFinger } from "./dragging.ts";
import { Gate } from "./gate.ts";
import { expectNothingMoves } from "./nothing-moves.ts";
import { pageCount } from "./pdf-pages.ts";
import { otherProblems } from "./problems.ts";
import { Visitor } from "./visitor.ts";

const TEN = Array.from({ length: 10 }, (_, index) => `${20 + 5 * index}in-16x9`).join("~");

/**
 * The service worker, which the gate does not let through: a script in its cache could not fail, and filling the cache takes seconds.
 */
const WORKER = /^\/sw\.js/;

/** The same journeys in each engine besides Chromium. The later ones need what the first one stores. */
export function journeys(engine: string, start: () => Promise<Browser>): void {
  describe(engine, () => {
    let gate: Gate;
    let browser: Browser;
    beforeAll(async () => {
      [gate, browser] = await Promise.all([Gate.open(inject("siteUrl")), start()]);
      gate.fail(WORKER);
    });
    afterAll(async () => {
      await Promise.all([gate?.disconnect(), browser?.close()]);
    });

    describe("on a desktop", () => {
      let page: BrowserPage;
      let visitor: Visitor;
      beforeAll(async () => {
        page = await browser.open({ width: 1440, height: 900, scheme: "light" });
        visitor = new Visitor(page, gate.url);
      });
      afterAll(() => page?.close());

      it("opens the intro on the first visit only (S2)", async () => {
        await visitor.visit("/");
        await visitor.find("dialog", "Help");
        await visitor.click("checkbox", "Do not show on startup");
        await visitor.click("button", "Get started");
        await visitor.expectNone("dialog", "Help");
        await visitor.visit("/");
        await visitor.find("button", "View");
        await visitor.expectNone("dialog", "Help");
        const starters = "[aria-label='Common comparisons'] a";
        const shown = (links: string) =>
          [...document.querySelectorAll(links)].filter((link) => link.getClientRects().length > 0).length;
        expect(await page.evaluate(shown, starters), "common comparisons with room (F4.5)").toBe(6);
      });

      it("draws typed values after a commit, converts the unit and rotates (D2, D5)", async () => {
        await visitor.visit("/");
        const screen = "[aria-label='Screen 1']";
        const diagonal = () => page.evaluate(() => document.querySelector("input")?.value);
        await visitor.type("Diagonal", "32", screen);
        await visitor.until(() => document.querySelector("[data-preview='1']"), "the preview");
        await visitor.expectAddress("/");
        await visitor.press("Enter");
        await visitor.expectAddress("/?screens=32in-16x9-blue~29in-21x9-green");
        await visitor.click("button", "INCHES", screen);
        expect(await diagonal()).toBe("81.28");
        await visitor.click("button", "CENTIMETERS", screen);
        expect(await diagonal()).toBe("32");
        await visitor.click("button", "Rotate", screen);
        await visitor.expectAddress("/?screens=32in-9x16-blue~29in-21x9-green");
        await visitor.click("button", "Undo");
        await visitor.expectAddress("/?screens=32in-16x9-blue~29in-21x9-green");
      });

      it("takes ten screens in ten colours, and has room for another after a removal (D4)", async () => {
        await visitor.visit(`/?screens=${TEN.split("~").slice(0, 9).join("~")}`);
        await visitor.click("button", "Add screen");
        await visitor.until(() => document.querySelector("[data-outline='10']"), "the last outline");
        await visitor.expectNone("button", "Add screen");
        const colours = await page.evaluate(() =>
          [...document.querySelectorAll("[data-outline]")].map((outline) => getComputedStyle(outline).stroke),
        );
        expect(new Set(colours).size).toBe(10);
        await visitor.click("button", "Remove", "[aria-label='Screen 10']");
        await visitor.find("button", "Add screen");
      });

      it("marks the item of a menu that has the focus, after a press of the mouse too", async () => {
        await visitor.visit("/");
        await visitor.click("button", "View");
        await visitor.find("menuitem", "Fit");
        const marked = () =>
          page.evaluate(() =>
            [...document.querySelectorAll("[role^=menuitem]")]
              .filter((item) => getComputedStyle(item).backgroundColor !== "rgba(0, 0, 0, 0)")
              .map((item) => item.firstChild?.textContent),
          );
        await expect.poll(marked).toEqual(["Fit"]);
        await visitor.press("ArrowDown");
        await expect.poll(marked).toEqual(["Actual size"]);
        await visitor.press("Escape");
        await visitor.expectNone("menuitem", "Fit");
        await visitor.until(() => document.activeElement?.textContent === "View", "the button has the focus again");
      });

      it("shows the name of an icon while the mouse is on it", async () => {
        await visitor.visit("/?screens=27in-16x9");
        const shown = () =>
          page.evaluate(() =>
            [...document.querySelectorAll("[popover]:popover-open")].map((element) => element.textContent),
          );
        await visitor.hover("button", "Rotate");
        await expect.poll(shown).toEqual(["Rotate"]);
        await page.move(700, 450);
        await expect.poll(shown).toEqual([]);
      });

      it("highlights an outline near its line and an object on its line (V3, D31)", async () => {
        await visitor.visit("/?objects=a4");
        const opacity = () =>
          page.evaluate(() => getComputedStyle(document.querySelector("[data-outline='1']") as Element).opacity);
        const { x, y, height } = await visitor.until(() => {
          const box = document.querySelector("[data-outline='2']")?.getBoundingClientRect();
          return box && { x: box.x, y: box.y, height: box.height };
        }, "the outline");
        expect(await opacity()).toBe("1");
        await page.move(x - 4, y + height * 0.75);
        await expect.poll(opacity).toBe("0.38");
        await page.move(20, 450);
        await expect.poll(opacity).toBe("1");
        const title = await page.evaluate(() => {
          const box = document.querySelector("[data-object='a4']")?.getBoundingClientRect();
          const hit = box && document.elementFromPoint(box.x + 3, box.y + box.height * 0.7);
          return hit?.querySelector("title")?.textContent;
        });
        expect(title).toContain("A4");
      });

      it("drags outlines of a row with a mouse, and lets a click open an editor (D56)", () => expectDragged(visitor));

      it("says that a part cannot be loaded, and loads it on “Try again” (D20)", async () => {
        await visitor.visit("/");
        gate.fail(/details-view|^\/sw\.js/);
        await visitor.click("button", "Details");
        await visitor.find("button", "Try again");
        gate.fail(WORKER);
        await visitor.click("button", "Try again");
        await visitor.find("region", "Details");
        await visitor.click("button", "Close details");
      });

      it("shows the details of ten screens, and nothing scrolls that should not (F5.1)", async () => {
        await visitor.visit(`/?screens=${TEN}`);
        await visitor.click("button", "Details");
        await visitor.find("region", "Details");
        const hidden = await page.evaluate(() => {
          const elements = [document.documentElement, document.body];
          for (let box = document.querySelector("main"); box !== null; box = box.parentElement) elements.push(box);
          return elements.map((element) => element.scrollHeight - element.clientHeight);
        });
        expect(Math.max(...hidden), "pixels to scroll").toBe(0);
        await visitor.click("button", "Close details");
      });

      it("measures the display and draws at actual size (D30)", async () => {
        await visitor.visit("/");
        await visitor.choose("View", "Actual size");
        await visitor.find("dialog", "Actual size");
        await visitor.click("slider", "Card width");
        await visitor.press("ArrowRight");
        await visitor.click("button", "Done");
        await visitor.expectAddress("/?scale=actual");
        await visitor.find("button", "Calibrate");
      });

      it("closes dialogs with Escape and Back, and leaves no ring behind after a press of the mouse (D13)", async () => {
        await visitor.visit("/");
        await visitor.click("link", "Help");
        await visitor.find("dialog", "Help");
        await visitor.press("Escape");
        await visitor.expectNone("dialog", "Help");
        await visitor.click("link", "Privacy");
        await visitor.find("dialog", "Privacy Policy");
        await visitor.expectAddress("/privacy");
        await page.back();
        await visitor.expectNone("dialog", "Privacy Policy");
        await visitor.expectAddress("/");
        await visitor.click("link", "Terms");
        await visitor.click("button", "Close");
        await visitor.expectNone("dialog", "Terms of Service");
        const rings = await page.evaluate(
          () =>
            [...document.querySelectorAll("a, button")].filter(
              (element) => getComputedStyle(element).outlineStyle !== "none",
            ).length,
        );
        expect(rings).toBe(0);
      });

      it("draws where the server has drawn (D16)", () => expectNothingMoves(visitor, gate, "/"));

      it("prints a dialog without the shade behind it (F11.2)", async () => {
        await visitor.visit("/privacy");
        const paper = await page.print?.();
        // WebKit's driver cannot print.
        if (paper === undefined) return expect(engine).toBe("WebKit");
        expect(paper.subarray(1, 4).toString()).toBe("PDF");
        // The shade is the only thing with an opacity of 38%.
        expect(paper.toString("latin1")).not.toMatch(/\/ca 0?\.38/);
      });

      it("prints sheets at actual size, each on a page of its own size (F11.3)", async () => {
        await visitor.visit("/?screens=27in-16x9");
        await visitor.choose("Share", "Print at actual size…");
        await visitor.find("dialog", "Print at actual size");
        const pages = await page.evaluate(() => {
          dispatchEvent(new Event("beforeprint"));
          const sheets = [...document.querySelectorAll("body > :last-child > :has(> svg)")];
          const named = sheets.map((sheet) => getComputedStyle(sheet).getPropertyValue("page"));
          dispatchEvent(new Event("afterprint"));
          return named;
        });
        // WebKitGTK knows no named pages.
        expect(pages).toEqual(Array(6).fill(engine === "WebKit" ? "" : "a4-landscape"));
        if (page.print) expect(pageCount(await page.print())).toBe(6);
      });

      it("lists articles, searches them, opens one and comes back (D15)", async () => {
        await visitor.visit("/info");
        const cards = () => page.evaluate(() => document.querySelectorAll("article").length);
        expect(await cards()).toBe(11);
        await visitor.click("searchbox", "Search articles, news or reviews");
        await page.type("ultrawide");
        await visitor.press("Enter");
        await visitor.expectAddress("/info?search=ultrawide");
        const title = await visitor.until(() => {
          const isFound = document.querySelector("h1")?.textContent?.includes("ultrawide");
          return isFound ? document.querySelector("article a")?.textContent : null;
        }, "a found article");
        await visitor.click("link", title);
        await visitor.until((name) => document.querySelector("h1")?.textContent === name, "the article", title);
        await page.back();
        await visitor.expectAddress("/info?search=ultrawide");
        await visitor.find("link", title);
      });

      it("saves the drawing as a picture (F2.1)", async () => {
        await visitor.visit("/");
        await visitor.choose("Share", "Save image…", "PNG");
        const saved = () => readdirSync(page.downloads).filter((name) => name.endsWith(".png"));
        await expect.poll(saved, { timeout: 15_000 }).toHaveLength(1);
        const read = () => readFileSync(join(page.downloads, saved()[0] as string)).subarray(1, 4);
        await expect.poll(() => read().toString()).toBe("PNG");
      });

      it("works without a network after one visit (F10.1)", async () => {
        gate.fail(null);
        await visitor.visit("/");
        await visitor.until(() => navigator.serviceWorker.controller?.state === "activated", "the release is kept");
        await gate.disconnect();
        await visitor.visit("/?screens=40in-16x9-red~20in-4x3-teal");
        const drawing = () => document.querySelector("main svg[role=img]")?.getAttribute("aria-label");
        expect(await visitor.until(drawing, "the drawing")).toMatch(/^Comparison of red 40 inch 16:9/);
        // Each page shows before it is left: in Firefox a script that is still loading then fails, and React Router reloads.
        await visitor.visit("/");
        await visitor.until(drawing, "the drawing");
        for (const [path, dialog] of [
          ["/help", "Help"],
          ["/privacy", "Privacy Policy"],
          ["/terms", "Terms of Service"],
        ] as const) {
          await visitor.visit(path);
          await visitor.find("dialog", dialog);
        }
        gate.fail(WORKER);
        await gate.connect();
      });

      it("reports no other problem", () => expect(otherProblems(page)).toEqual([]));
    });

    it("shows a menu no higher than its items on a phone on its side", async ({ onTestFinished }) => {
      const page = await browser.open({ width: 844, height: 390, scheme: "light" });
      // After a failure too: WebKit's driver has one window at a time.
      onTestFinished(() => page.close());
      const visitor = new Visitor(page, gate.url);
      await visitor.visit("/?screens=27in-16x9~34in-21x9");
      await visitor.click("button", "View", "main");
      await visitor.find("menuitem", "Fit");
      const empty = await page.evaluate(() => {
        const menu = document.querySelector("[role=menu]");
        const ends = [...(menu?.querySelectorAll("[role^=menuitem]") ?? [])].map(
          (item) => item.getBoundingClientRect().bottom,
        );
        return (menu?.getBoundingClientRect().bottom ?? 0) - Math.max(...ends);
      });
      expect(empty).toBeLessThan(20);
    });

    describe("on a phone, in the dark", () => {
      let page: BrowserPage;
      let visitor: Visitor;
      beforeAll(async () => {
        page = await browser.open({ width: 390, height: 844, scheme: "dark" });
        visitor = new Visitor(page, gate.url);
      });
      afterAll(() => page?.close());

      it("edits in a drawer, where Apply commits all screens and closes it (S4.7)", async () => {
        await visitor.visit("/privacy");
        await page.evaluate(() => {
          // biome-ignore lint/suspicious/noDocumentCookie: every engine has it
          document.cookie = "SKIP_INTRO_M=1;path=/";
        });
        await visitor.visit("/");
        await visitor.click("button", "Edit screens");
        await visitor.find("dialog", "Edit screens");
        await visitor.type("Diagonal", "55", "[aria-label='Screen 2']");
        await visitor.click("button", "Apply");
        await visitor.expectNone("dialog", "Edit screens");
        await visitor.expectAddress("/?screens=27in-16x9-blue~55in-21x9-green");
      });

      it("lists the latest articles in a drawer, which Back closes before it leaves the page (D14)", async () => {
        await visitor.click("button", "Latest articles");
        await visitor.find("dialog", "Latest articles");
        await page.back();
        await visitor.expectNone("dialog", "Latest articles");
        await visitor.expectAddress("/?screens=27in-16x9-blue~55in-21x9-green");
      });

      it("drags a tapped outline of a row with a finger (D56)", () => expectDraggedByFinger(visitor));

      it("draws screens and objects where the server has drawn them (D16)", () =>
        expectNothingMoves(visitor, gate, "/?screens=27in-16x9~27in-16x10&objects=a4"));

      it("shows a comparison in frames of every width (D41)", async () => {
        await visitor.visit("/method");
        const widths = [280, 400, 640];
        await page.evaluate((each) => {
          for (const width of each) {
            const frame = Object.assign(document.createElement("iframe"), { width, height: 534 });
            frame.style.border = "0";
            frame.src = "/embed?screens=27in-16x9-blue~34in-43x18-green";
            document.body.append(frame);
          }
        }, widths);
        const shown = await visitor.until(() => {
          const documents = [...document.querySelectorAll("iframe")].map(({ contentDocument }) => contentDocument);
          if (documents.some((frame) => frame?.readyState !== "complete" || frame.body.childElementCount === 0))
            return null;
          return documents.map((frame) => {
            const all = (selector: string) => [...(frame?.querySelectorAll(selector) ?? [])];
            const boxOf = (element: Element | undefined) => element?.getBoundingClientRect();
            const outlines = ["#2f6bff", "#0c8840"].map((colour) =>
              all(`rect[stroke="${colour}"][fill="${colour}"]`).filter((shape) => shape.checkVisibility()),
            );
            return {
              outlines: outlines.map(([shape]) => boxOf(shape)?.width ?? 0),
              drawings: all(".drawing").filter((drawing) => drawing.checkVisibility()).length,
              background: all("main").map((card) => getComputedStyle(card).backgroundColor),
              end: boxOf(all("footer")[0])?.bottom,
              size: [frame?.documentElement.scrollWidth, frame?.documentElement.scrollHeight],
            };
          });
        }, "the frames");
        for (const [index, { outlines, ...frame }] of shown.entries()) {
          const width = widths[index] ?? 0;
          expect(frame).toEqual({ drawings: 1, background: ["rgb(21, 26, 32)"], end: 533, size: [width, 534] });
          for (const outline of outlines) expect(outline).toBeGreaterThan(width / 2.5);
        }
      });

      it("is dark, with the drawings of an article (V8)", async () => {
        await visitor.visit(`/info/${shippedArticle("ultrawide-34-vs-27-inch").id}`);
        const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        expect(ground).toBe("rgb(15, 19, 23)");
        const colours = await visitor.until(() => {
          const figure = document.querySelector("main svg[data-figure]");
          const label = [...(figure?.querySelectorAll("text") ?? [])].find((text) => text.checkVisibility());
          return figure && label ? `${getComputedStyle(figure).backgroundColor} ${getComputedStyle(label).fill}` : null;
        }, "the drawing");
        expect(colours).toBe("rgb(15, 19, 23) rgb(232, 236, 240)");
      });

      it("reports no other problem", () => expect(otherProblems(page)).toEqual([]));
    });
  });
}
