/** On every answer. */
export const BASE_SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

/** The content policy of what is no document: data and files. */
export const NOTHING_TO_RUN = "default-src 'none'; frame-ancestors 'none'";

/** A drawing is a document too: opened by itself it may show itself and do nothing else. */
export const DRAWING_ALONE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** On every page, beside its content policy. */
export const PAGE_SECURITY_HEADERS = {
  ...BASE_SECURITY_HEADERS,
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), browsing-topics=()",
};

/** Two years, as the browsers' preload lists ask; only ever sent over TLS. */
export const STRICT_TRANSPORT = { "strict-transport-security": "max-age=63072000; includeSubDomains" };
