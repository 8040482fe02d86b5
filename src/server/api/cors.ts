/** D25: "CORS open for reads". On every answer of the API, errors included. */
export const OPEN_FOR_READS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, Retry-After",
  "cross-origin-resource-policy": "cross-origin",
};

/** What a browser wants to know before it sends a request with headers of the page's own. */
export const PREFLIGHT = {
  "access-control-allow-methods": "GET, HEAD, OPTIONS",
  "access-control-allow-headers": "Accept, Content-Type, If-None-Match",
  "access-control-max-age": "86400",
};
