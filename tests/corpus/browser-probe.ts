import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "#tools/chromium.ts";

/** The page that articles are put into; nobody can have this host. */
const PAGE = "https://site.invalid/info/1-probe";

const ONE_PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/**
 * Loads pieces of HTML into a real browser that would let everything happen (no content policy), once as the page a
 * server sends and once through `innerHTML` as a page that navigates by itself does, touches what is there, and tells
 * what came alive: scripts, dialogs, console output, requests for anything but pictures, navigation.
 */
export async function probe(browser: Browser, pieces: readonly string[]): Promise<string[]> {
  const alive: string[] = [];
  const page = await browser.newPage();
  try {
    page.on("dialog", (dialog) => {
      alive.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("console", (message) => alive.push(`console: ${message.text()}`));
    page.on("pageerror", (error) => alive.push(`script error: ${error.message}`));
    page.on("popup", () => alive.push("a window"));
    await page.route("**/*", (route) => {
      const request = route.request();
      if (request.url() === PAGE)
        return route.fulfill({ contentType: "text/html; charset=utf-8", body: whole(pieces) });
      if (request.resourceType() !== "image") alive.push(`${request.resourceType()} ${request.url()}`);
      return route.fulfill({ contentType: "image/gif", body: ONE_PIXEL });
    });
    await page.goto(PAGE);
    for (const way of ["as sent", "through innerHTML"]) {
      if (way === "through innerHTML") {
        await page.evaluate((htmls) => {
          for (const [index, section] of document.querySelectorAll("body > section").entries()) {
            section.innerHTML = htmls[index] ?? "";
          }
        }, pieces);
      }
      alive.push(...(await page.evaluate(touchAndLook)).map((found) => `${found} (${way})`));
    }
    if (page.url() !== PAGE) alive.push(`navigation to ${page.url()}`);
  } finally {
    await page.close();
  }
  return alive;
}

function whole(pieces: readonly string[]): string {
  return `<!doctype html><title>Probe</title><body>${pieces.map((piece) => `<section>${piece}</section>`).join("\n")}`;
}

/** Runs in the page. */
async function touchAndLook(): Promise<string[]> {
  const found: string[] = [];
  const sections = document.querySelectorAll("body > section").length;
  const all = [...document.body.querySelectorAll("*")];
  for (const element of all) {
    const name = element.localName;
    if (element.namespaceURI !== "http://www.w3.org/1999/xhtml") found.push(`foreign <${name}>`);
    if (/^(script|style|iframe|object|embed|form|link|meta|base|template|svg|math)$/.test(name))
      found.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^formaction$/.test(attribute)) found.push(`${name}[${attribute}]`);
      if (/^\s*(javascript|vbscript|data):/i.test(value)) found.push(`${name}[${attribute}=${value}]`);
    }
    const address = (element as HTMLAnchorElement).href ?? (element as HTMLImageElement).src;
    if (address && !/^(https?|mailto|tel):/.test(address)) found.push(`${name} to ${address}`);
    for (const type of [
      "mouseover",
      "pointerdown",
      "focus",
      "toggle",
      "error",
      "load",
      "animationstart",
      "beforetoggle",
    ]) {
      element.dispatchEvent(new Event(type));
    }
    if (name === "a") element.addEventListener("click", (event) => event.preventDefault());
    if (element instanceof HTMLElement) element.click();
  }
  // Nothing broke out of its section, and nothing of an article took the place of the page's own objects.
  if (document.querySelectorAll("body > section").length !== sections) found.push("a section of the page is gone");
  if (!(document.body instanceof HTMLBodyElement) || typeof document.getElementById !== "function") {
    found.push("the page's own objects are covered");
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  return found;
}
