// Every limit of the server. Those of a search are in domain/article/article-query.ts, of publishing in publishing/.

/** Longest request target (path and query), in characters; longer ones get 414. */
export const TARGET_MAX_CHARACTERS = 8_000;
/** Longest request head (request line and headers), in bytes; longer ones get 431. */
export const HEAD_MAX_BYTES = 32_768;
/** No route reads a body; a longer one gets 413, or is not read to its end when its length is not announced. */
export const BODY_MAX_BYTES = 16_384;
/** Highest page number passed to the store; a higher one gets 400. */
export const PAGE_MAX = 999_999_999;

/** Time a client has to send the head of a request, and the whole request. */
export const HEAD_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 20_000;
/** A connection on which no byte moves for this long is closed: the client sends no request or reads no response. */
export const STALLED_TIMEOUT_MS = 30_000;
/** Time a client has to close its side of a connection, or to end its body, after its last response. */
export const LINGER_MS = 1_000;
/** Idle time between two requests: longer than the 60 s of common proxies, so that the proxy closes first. */
export const KEEP_ALIVE_MS = 65_000;
/** Time to produce a response, and to read the store for `/api/health`; then the client gets 503. */
export const RESPONSE_TIMEOUT_MS = 10_000;
export const HEALTH_TIMEOUT_MS = 2_000;
/** Time to read the articles, and to read the latest ones for the main screen or the store's revision. */
export const STORE_TIMEOUT_MS = 3_000;
export const STORE_QUICK_TIMEOUT_MS = 300;
/** After a failed or late read the articles are not read for this long. */
export const STORE_RETRY_MS = 1_000;

/** After SIGTERM the server accepts waiting connections for at most this long. */
export const DRAIN_ACCEPT_MS = 3_000;
/** Then idle connections may send a last request for this long. All responses may take the second time since SIGTERM. */
export const DRAIN_IDLE_MS = 1_000;
export const DRAIN_MS = 9_000;
/** A turn of the event loop that is shorter leaves nothing unread that clients have sent. */
export const QUIET_TURN_MS = 5;
/** The process ends after this in any case: service managers commonly kill after ten seconds. */
export const STOP_MAX_MS = 9_500;

/** Open connections; further ones are closed. As many may wait in the system's queue (net.core.somaxconn on Linux). */
export const CONNECTIONS_MAX = 4_096;
/** Those of one address without a proxy in front: a browser opens six, an office shares an address. */
export const CONNECTIONS_PER_ADDRESS = 256;
/** Requests in progress; further ones get 503. */
export const IN_FLIGHT_MAX = 512;
/** `Retry-After` of a 503, in seconds. */
export const RETRY_AFTER_S = 2;
/**
 * Points that one address may spend in each window on this site's pages, and again as many on what other sites show, and
 * the length of the window. Files cost nothing.
 */
export const RATE_POINTS = 500;
export const RATE_WINDOW_S = 10;
/** Points for every page, call and picture, and one more for each such time that rendering or painting it took. */
export const REQUEST_POINTS = 1;
export const POINT_MS = 4;
/** Turns of the event loop between two renderings: a new connection, its request and its response each take one. */
export const TURNS_BETWEEN_RENDERINGS = 16;
/** Responses that are rendered at once for one address, and requests of one address that wait for that; further ones get 429. */
export const RENDERINGS_PER_ADDRESS = 2;
export const WAITING_PER_ADDRESS = 32;

/** Memory for cached responses: pages, API, feeds, site maps, pictures. */
export const RESPONSE_CACHE_MAX_BYTES = 96 * 1024 * 1024;
/** A CDN may use a response this long, and longer while it revalidates; readers behind it see changes after the sum. */
export const SHARED_CACHE_S = 60;
export const SHARED_CACHE_STALE_S = 60;
/** PNG pictures painted at once, and pictures that wait for that; a further one gets 503. */
export const PAINTINGS_MAX = 2;
export const PAINTINGS_WAITING_MAX = 34;
/** Articles in one part of the site map (the protocol allows 50,000). */
export const SITE_MAP_PART = 10_000;
/** Pages of the list in the feed: ten articles each (D15). */
export const FEED_PAGES = 2;

/** The remote info API has this long for a response of at most this many bytes, nested at most this deep. */
export const REMOTE_TIMEOUT_MS = 3_000;
export const REMOTE_MAX_BYTES = 3 * 1024 * 1024;
export const REMOTE_MAX_DEPTH = 20;
/** Time to wait for the thread and to parse and sanitise an article, or to draw a figure; then the thread is ended, as with more memory. */
export const ARTICLE_THREAD_MS = 5_000;
export const ARTICLE_THREAD_MAX_MEBIBYTES = 256;
/** Memory for the drawn figures of articles. */
export const FIGURES_MAX_BYTES = 16 * 1024 * 1024;
/** Remote calls at once, and those that wait; a further one fails. */
export const REMOTE_CALLS_MAX = 4;
export const REMOTE_QUEUE_MAX = 100;
/** A remote response is cached for this long, and a failure is not retried for the second time. */
export const REMOTE_FRESH_MS = 10_000;
export const REMOTE_FAILED_MS = 1_000;
/** Memory for cached remote responses, and roughly what one takes beside its texts. */
export const REMOTE_CACHE_MAX_BYTES = 32 * 1024 * 1024;
export const REMOTE_OVERHEAD_BYTES = 1_000;
/** Remote calls in progress and failures that are remembered. */
export const REMOTE_PENDING_MAX = 500;
/** A remote list page may hold this many articles, each of its texts and an article's content this many characters. */
export const REMOTE_INFOS_MAX = 1_000;
export const REMOTE_TEXT_MAX_CHARACTERS = 2_000;
export const REMOTE_CONTENT_MAX_CHARACTERS = 2 * 1024 * 1024;
/** List pages read for a site map. */
export const REMOTE_SITE_MAP_PAGES = 100;

/** Time between two lines of the log about an unavailable store. */
export const OUTAGE_LOG_MS = 1_000;
/** Characters of the log that wait to be written; further lines are dropped. The log shortens paths to the second length. */
export const LOG_BUFFER_MAX_CHARACTERS = 1024 * 1024;
export const LOGGED_PATH_MAX_CHARACTERS = 200;
/** Lines are collected for this long and then written at once; what cannot be written is tried again after the second time. */
export const LOG_WRITE_MS = 200;
export const LOG_RETRY_MS = 1_000;
/** At its end the process waits this long for its last lines. */
export const LOG_FLUSH_MS = 300;
