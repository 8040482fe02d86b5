import { Link } from "react-router";
import type { FoundArticle } from "#domain/article/article.ts";
import { articleAddress } from "#domain/article/article-address.ts";
import { wordFinder } from "#domain/article/found-words.ts";
import { articles as articlesWords } from "#words/page/articles.ts";
import { rich } from "../rich.ts";
import { ArticleCard } from "./article-card.tsx";
import { TO_ENGLISH } from "./in-english.tsx";
import styles from "./search-results.module.css";

interface SearchResultsProps {
  search: string;
  infos: readonly FoundArticle[];
}

/** The articles of a search, by relevance in one column, with the words that were found (D60). */
export function SearchResults({ search, infos }: SearchResultsProps) {
  const find = wordFinder(
    search,
    infos.map(({ title, summary }) => `${title} ${summary}`),
  );
  const mark = (text: string) =>
    find(text).map(({ text: part, isFound }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      isFound ? <mark key={index}>{part}</mark> : part,
    );
  const words = articlesWords.search;
  const isPartial = infos.some(({ without }) => without !== undefined);
  return (
    <>
      {isPartial && <p className={styles.partial}>{words.isPartial}</p>}
      <div className={styles.results}>
        {infos.map((info) => (
          <ArticleCard key={info.id} info={info} className={styles.result} show={mark}>
            {info.found && (
              <p className={`${styles.note} muted`}>
                {rich(
                  words.foundIn(
                    <Link to={`${articleAddress(info.id)}#${encodeURI(info.found.id)}`} {...TO_ENGLISH}>
                      {mark(info.found.heading)}
                    </Link>,
                  ),
                )}
              </p>
            )}
            {info.without && (
              <p className={`${styles.note} muted`}>{rich(words.without(<s>{info.without.join(" ")}</s>))}</p>
            )}
          </ArticleCard>
        ))}
      </div>
    </>
  );
}
