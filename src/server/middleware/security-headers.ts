import type { MiddlewareHandler } from "hono";

/** The content policy of data and files that are no documents. */
const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/** The content policy of an SVG, which is a document when a browser opens it by itself: it may use its own styles only. */
export const SVG_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Two years, as the browsers' preload lists require; sent over TLS only (http-server.ts). */
export const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";

/** For every response that does not set these headers itself. */
export const DATA_HEADERS = {
  "content-security-policy": DATA_CSP,
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/** For pages alone. */
export const PAGE_HEADERS = {
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), browsing-topics=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
};

/** Adds `DATA_HEADERS`; a header that the route has set stays. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(DATA_HEADERS)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
