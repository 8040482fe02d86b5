import { secureHeaders } from "hono/secure-headers";

/** The content policy of data and files, which are no documents. */
export const NOTHING_TO_RUN = "default-src 'none'; frame-ancestors 'none'";

/** The content policy of a drawing: opened by itself, an SVG is a document that may show itself and do nothing else. */
export const DRAWING_ALONE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Two years, as the browsers' preload lists ask; sent over TLS only. */
export const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";

/** For every response; what a route has set itself stays. http-server.ts adds Strict-Transport-Security. */
export const securityHeaders = secureHeaders({
  overwrite: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  // Pages alone have these, see below, and none of the older headers.
  crossOriginOpenerPolicy: false,
  referrerPolicy: false,
  xFrameOptions: false,
  strictTransportSecurity: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

export const PAGE_HEADERS = {
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), browsing-topics=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
};
