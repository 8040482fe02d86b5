const INFO = "key, id, title, summary, thumbnail";

/** Every question that the store asks PostgreSQL, in one place, so that a test can look at each one's plan. */
export const SQL = {
  revision: "SELECT revision FROM diagonal.state",
  changeRevision: "UPDATE diagonal.state SET revision = gen_random_uuid()",
  // Whoever writes waits here for the one who is writing.
  lock: "SELECT revision FROM diagonal.state FOR UPDATE",

  shelves: `
    SELECT revision, (
      SELECT coalesce(json_agg(json_build_array(shelf, articles) ORDER BY shelf DESC), '[]') FROM diagonal.shelf
    ) AS shelves
    FROM diagonal.state`,

  // One statement sees one state of the store: the rows belong to the revision beside them.
  page: `
    SELECT revision, page.* FROM diagonal.state LEFT JOIN LATERAL (
      SELECT ${INFO} FROM diagonal.article WHERE key < $1 ORDER BY key DESC LIMIT $2 OFFSET $3
    ) page ON true
    ORDER BY key DESC`,
  article: "SELECT id, title, content FROM diagonal.article WHERE time = $1 AND id = $2",

  counts: `
    SELECT revision,
      (SELECT count(*) FROM diagonal.article WHERE title_words @@ $1::tsquery) AS in_title,
      (SELECT count(*) FROM diagonal.article WHERE words @@ $1::tsquery) AS "all",
      (SELECT coalesce(sum(articles), 0) FROM diagonal.shelf) AS total
    FROM diagonal.state`,
  hits: (inTitle: Way, elsewhere: Way) => `
    SELECT revision, hit.* FROM diagonal.state LEFT JOIN LATERAL (
      ${HITS_IN_TITLE[inTitle]} UNION ALL ${HITS_ELSEWHERE[elsewhere]}
    ) hit ON true
    ORDER BY part, key DESC`,

  stored: "SELECT key, time, id, title, summary, thumbnail, content FROM diagonal.article WHERE time = $1 AND id = $2",
  neighbours: `
    SELECT
      (SELECT key FROM diagonal.article WHERE (time, id) < ($1, $2) ORDER BY time DESC, id DESC LIMIT 1) AS below,
      (SELECT key FROM diagonal.article WHERE (time, id) > ($1, $2) ORDER BY time, id LIMIT 1) AS above`,
  keysDown: "SELECT key FROM diagonal.article WHERE key < $1 ORDER BY key DESC LIMIT $2",
  keysUp: "SELECT key FROM diagonal.article WHERE key > $1 ORDER BY key LIMIT $2",

  add: `
    INSERT INTO diagonal.article (key, time, id, title, summary, thumbnail, content, words, title_words)
    VALUES ($1, $2, $3, $4, $5, $6, $7, array_to_tsvector($8::text[]), array_to_tsvector($9::text[]))`,
  change: `
    UPDATE diagonal.article SET title = $2, summary = $3, thumbnail = $4, content = $5,
      words = array_to_tsvector($6::text[]), title_words = array_to_tsvector($7::text[])
    WHERE key = $1`,
  remove: "DELETE FROM diagonal.article WHERE time = $1 AND id = $2 RETURNING key",
  move: `
    UPDATE diagonal.article SET key = move.to_key
    FROM unnest($1::bigint[], $2::bigint[]) AS move (from_key, to_key)
    WHERE key = move.from_key`,
  putWordsInOrder: `
    SELECT gin_clean_pending_list('diagonal.article_words') + gin_clean_pending_list('diagonal.article_title_words')
      AS pages`,
  addToShelves: `
    INSERT INTO diagonal.shelf SELECT * FROM unnest($1::bigint[], $2::integer[])
    ON CONFLICT (shelf) DO UPDATE SET articles = shelf.articles + excluded.articles`,
  removeEmptyShelves: "DELETE FROM diagonal.shelf WHERE shelf = ANY ($1::bigint[]) AND articles = 0",
} as const;

/**
 * How the hits of a page are found. "gather" reads all hits from the word index and takes the newest, which is quick
 * where there are few. "walk" goes through the articles from the newest and looks at the words of each, which is quick
 * where many have them; a function instead of the operator keeps the planner from the word index.
 */
export type Way = "gather" | "walk";

// $1 the words; $2, $3 how many hits to leave out and to take of those in the title; $4, $5 of the others.
const HITS_IN_TITLE: Readonly<Record<Way, string>> = {
  gather: `
    (WITH hit AS MATERIALIZED (SELECT key FROM diagonal.article WHERE title_words @@ $1::tsquery)
    SELECT 1 AS part, ${INFO} FROM diagonal.article
    WHERE key IN (SELECT key FROM hit ORDER BY key DESC OFFSET $2 LIMIT $3))`,
  walk: `
    (SELECT 1 AS part, ${INFO} FROM diagonal.article WHERE ts_match_vq(title_words, $1::tsquery)
    ORDER BY key DESC OFFSET $2 LIMIT $3)`,
};

const HITS_ELSEWHERE: Readonly<Record<Way, string>> = {
  gather: `
    (WITH hit AS MATERIALIZED (
      SELECT key FROM diagonal.article WHERE words @@ $1::tsquery AND NOT ts_match_vq(title_words, $1::tsquery)
    )
    SELECT 2 AS part, ${INFO} FROM diagonal.article
    WHERE key IN (SELECT key FROM hit ORDER BY key DESC OFFSET $4 LIMIT $5))`,
  walk: `
    (SELECT 2 AS part, ${INFO} FROM diagonal.article
    WHERE ts_match_vq(words, $1::tsquery) AND NOT ts_match_vq(title_words, $1::tsquery)
    ORDER BY key DESC OFFSET $4 LIMIT $5)`,
};
