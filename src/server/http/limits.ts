/**
 * Every limit of the server, in one place. Two more belong to the search itself: SEARCH_MAX_CHARACTERS and
 * SEARCH_MAX_WORDS in domain/article/article-query.ts; those of the connections to PostgreSQL stand in
 * storage/postgres/connections.ts, those of publishing in publishing/limits.ts.
 */

/** Longest request target (path and query), in characters; longer ones get 414. */
export const TARGET_MAX_CHARACTERS = 8_000;
/** Longest request head (request line and headers), in bytes; longer ones get 431. */
export const HEAD_MAX_BYTES = 32_768;
/** Nothing here reads a body; a request that announces a longer one gets 413. */
export const BODY_MAX_BYTES = 16_384;
/** Highest page number that is asked of the store; a higher one is malformed. */
export const PAGE_MAX = 999_999_999;

/** A client has this long to send the head of a request. */
export const HEAD_TIMEOUT_MS = 10_000;
/** A client has this long to send a whole request. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** A connection that brings no request, or whose client takes nothing of what it is sent, is closed after this. */
export const STALLED_TIMEOUT_MS = 30_000;
/** A connection waits this long for its next request: longer than the 60 s of common proxies, so that they close first. */
export const KEEP_ALIVE_MS = 65_000;
/** Making one answer (rendering, asking the store) may take this long; then the answer is 503. */
export const ANSWER_TIMEOUT_MS = 10_000;
/** Who asks for health wants to know sooner; then the articles count as not to be read. */
export const HEALTH_TIMEOUT_MS = 2_000;
/** After being asked to stop, the server goes on taking connections that wait for at most this long, … */
export const TAKE_WAITING_MS = 1_000;
/** … waits this long for accepted requests … */
export const DRAIN_MS = 8_000;
/** … and ends after this, whatever hangs: a service manager that waits ten seconds need not kill. */
export const STOP_MAX_MS = 9_500;

/** Connections at once; while there are more, requests get 503. */
export const CONNECTIONS_MAX = 4_096;
/** So many more are accepted to be told so; beyond them connections are closed without a word. */
export const CONNECTIONS_SPARE = 256;
/**
 * Connections that may wait in the system's queue until we take them; Linux cuts this to net.core.somaxconn (4,096 since
 * 5.4). Node's own 511 are fewer than may come while a turn is worked off: what comes then has to knock again a second
 * later, or is broken off.
 */
export const CONNECTIONS_WAITING_MAX = CONNECTIONS_MAX;
/** Connections at once from one address, where no proxy stands in front; a further one is closed. */
export const CONNECTIONS_MAX_PER_ADDRESS = 512;
/** Requests that are being answered at once; a further one gets 503 and is asked to come back. */
export const IN_FLIGHT_MAX = 512;
/**
 * Requests that come together are worked off together; when that has cost so much of the processor's time, those of
 * them for which something must still be made get 503. What is kept is sent.
 */
export const TURN_MAX_MS = 2_000;
/** `Retry-After` of a 503, in seconds. */
export const RETRY_AFTER_S = 2;

/** Requests a second that one address may go on sending. */
export const REQUESTS_PER_SECOND = 50;
/** Requests that one address may send at a stroke. */
export const REQUESTS_BURST = 500;
/** Addresses whose requests are counted at once; beyond it the one longest unheard is forgotten. */
export const ADDRESSES_COUNTED_MAX = 20_000;

/** Memory for finished pages, feeds and site maps, and for finished API answers. */
export const KEPT_PAGES_MAX_BYTES = 64 * 1024 * 1024;
export const KEPT_API_ANSWERS_MAX_BYTES = 32 * 1024 * 1024;

/** API answers are kept when they are asked for again while so many others, or twice as many, were made. */
export const ASKED_KEYS_REMEMBERED = 2_000;

/**
 * The store is asked whether anything has changed once for all requests of so many milliseconds: less than the
 * publishing command takes to say that it is done, so that whoever heard it sees what was published.
 */
export const REVISION_SHARED_MS = 2;

/** A shared cache (a CDN) may hand out an answer this long without asking, … */
export const SHARED_CACHE_S = 60;
/** … and this much longer while it asks again. The sum is the longest time a reader behind it can miss a change. */
export const SHARED_CACHE_STALE_S = 60;

/** Pictures of comparisons that are painted at once, and that may wait for it; a further one gets 503. */
export const PICTURES_AT_ONCE = 2;
export const PICTURES_WAITING_MAX = 32;

/** Articles in one part of the site map (the protocol allows 50,000; a part is made at one stroke). */
export const SITE_MAP_PART = 10_000;
/** Pages of the feed's list: ten articles each (D15). */
export const FEED_PAGES = 2;

/** The remote info API has this long for a whole answer … */
export const REMOTE_TIMEOUT_MS = 5_000;
/** … of at most this many bytes. */
export const REMOTE_MAX_BYTES = 4 * 1024 * 1024;
/** A remote answer is believed for this long, and a failure is not tried again for the second time. */
export const REMOTE_FRESH_MS = 10_000;
export const REMOTE_FAILED_MS = 1_000;
/** A remote list page of more articles than this is none, and a text of more characters no title, summary or content. */
export const REMOTE_INFOS_MAX = 1_000;
export const REMOTE_TEXT_MAX_CHARACTERS = 2_000_000;
/** Remote answers remembered at once. */
export const REMOTE_ANSWERS_MAX = 500;
/** List pages of a remote API that are walked for a site map. */
export const REMOTE_SITE_MAP_PAGES = 100;

/** Characters of log lines that wait to be written; further lines are left out and counted. */
export const LOG_WAITING_MAX_CHARACTERS = 4 * 1024 * 1024;
/** No address of ours is longer; the log cuts off the rest. */
export const LOGGED_PATH_MAX_CHARACTERS = 200;
