import { Hono } from "hono";
import { addressIn } from "#words/language-address.ts";
import type { Words } from "#words/words.ts";
import { DATA_HEADERS } from "../middleware/security-headers.ts";
import { StoredResponse } from "../responses/stored-response.ts";

const HEADERS = {
  ...DATA_HEADERS,
  "content-type": "application/manifest+json",
  "cache-control": "public, max-age=3600",
};
const GROUND = "#f6f8fa";
const SHORTCUT_ICONS = [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }];

/** `/manifest.webmanifest`, by which the site can be installed (F10.5), for each language with its own start. Mounted before the cache. */
export function manifestRoute(words: Words): Hono {
  const stored = new StoredResponse(HEADERS, new TextEncoder().encode(JSON.stringify(manifestIn(words))));
  return new Hono().get("/manifest.webmanifest", (c) => stored.respond(c));
}

function manifestIn(words: Words) {
  const { lang, dir, manifest } = words;
  const { name, description, shortcuts } = manifest;
  const [start, open] = [addressIn(words, "/"), addressIn(words, "/open")];
  return {
    name,
    short_name: "Diagonal",
    description,
    lang,
    dir,
    id: start,
    start_url: open,
    scope: start,
    display: "standalone",
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      {
        name: shortcuts.ultrawide,
        url: addressIn(words, "/?screens=27in-16x9-blue~34in-3440x1440-green"),
        icons: SHORTCUT_ICONS,
      },
      { name: shortcuts.articles, url: addressIn(words, "/info"), icons: SHORTCUT_ICONS },
    ],
    share_target: {
      action: open,
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
  };
}
