import { type FormEvent, type MouseEvent, use, useEffect, useMemo, useRef } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import type { Article } from "#domain/article/article.ts";
import { articleAddress } from "#domain/article/article-address.ts";
import { publishedAt } from "#domain/article/article-id.ts";
import { Icon } from "#ui/icon.tsx";
import { articles as articlesWords } from "#words/page/articles.ts";
import { site as siteWords } from "#words/page/site.ts";
import { isPlainClick, opensHere } from "../navigation/link-intent.ts";
import { PrefetchPage } from "../navigation/prefetch-page.tsx";
import { pageAt } from "../navigation/site-path.ts";
import { keepArticle } from "../offline/keep-article.ts";
import { PageMeta, useSite } from "../page-meta.tsx";
import { addressOf, withFields } from "./article-fields.ts";
import figureStyles from "./article-figures.module.css";
import { FigureSource, withFigures } from "./article-figures.ts";
import { withLinksOfLanguage } from "./article-links.ts";
import partStyles from "./article-parts.module.css";
import textStyles from "./article-text.module.css";
import styles from "./article-view.module.css";
import { markCurrentSection, openContentsBeside } from "./current-section.ts";
import { firstWords, previewPicture } from "./excerpt.ts";
import { IN_ENGLISH } from "./in-english.tsx";
import { PublishedOn, UpdatedOn } from "./published-on.tsx";
import { readingMinutes } from "./reading-time.ts";
import type { LoadResult } from "./resource.ts";
import { UnableToLoad } from "./unable-to-load.tsx";
import { Unbroken } from "./unbroken.tsx";

/** One article, or "Unable to load" (S8). */
export function ArticleView({ id, result }: { id: string; result: LoadResult<Article> }) {
  const { titleOf, unableToLoad, allArticles } = siteWords;
  if (!result.ok) {
    return (
      <>
        <title>{titleOf(unableToLoad)}</title>
        <meta name="robots" content="noindex" />
        <div className={styles.header}>
          <BackLink />
        </div>
        <UnableToLoad
          failedKey={articleAddress(id)}
          status={result.status}
          back={{ to: "/info", label: allArticles }}
          isPage
        />
      </>
    );
  }
  return result.value.id === id ? <ArticleText {...result.value} /> : <Replacement id={result.value.id} />;
}

/** A former id leads to the article that replaces it, which takes its place in the history (D50). */
function Replacement({ id }: { id: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={articleAddress(id) + search + hash} />;
}

/** Shows above the spinner while an article loads. */
export function PendingArticle() {
  const { titleOf } = siteWords;
  const { loading, kind } = articlesWords.article;
  return (
    <>
      <title data-loading="">{titleOf(loading)}</title>
      <h1 className="visually-hidden">{kind}</h1>
      <div className={styles.header}>
        <BackLink />
      </div>
    </>
  );
}

function BackLink() {
  const { back } = articlesWords.article;
  return (
    <Link
      to="/info"
      aria-label={back}
      data-tooltip={back}
      className={`${styles.back} plain-link muted sunk-hover screen-only`}
    >
      <Icon name="arrowLeft" size={1.5} />
    </Link>
  );
}

/** As long as a summary may be: a verdict of that length is not cut. */
const DESCRIPTION_MAX_CHARACTERS = 280;

function ArticleText({ id, title, content, updated }: Article) {
  const navigate = useNavigate();
  const { titleOf } = siteWords;
  const { readingTime, method, length } = articlesWords.article;
  const { articlesOrigin } = useSite();
  const description = firstWords(content, DESCRIPTION_MAX_CHARACTERS);
  const image = previewPicture(id, content);
  const text = useRef<HTMLDivElement>(null);
  const figureOf = use(FigureSource);
  const html = useMemo(
    () => withLinksOfLanguage(withFields(withFigures(content, figureOf), length)),
    [content, figureOf, length],
  );

  useEffect(() => {
    const images = [...(text.current?.querySelectorAll("img") ?? [])];
    // In the dark, a drawing shows another address than its own. None is named twice, since each is loaded.
    const figures = [...(text.current?.querySelectorAll("[data-figure]") ?? [])].map(
      (figure) => new URL(figure.getAttribute("data-figure") ?? "", window.location.origin).href,
    );
    const pictures = new Set([...images.flatMap(({ src, currentSrc }) => [src, currentSrc]), ...figures]);
    const own = [...pictures].filter((picture) => picture.startsWith(`${window.location.origin}/`));
    const article = { id, title, content, ...(updated !== undefined && { updated }) };
    void keepArticle({ article, pictures: own });
  }, [id, title, content, updated]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other sections
  useEffect(() => {
    const showing = new AbortController();
    if (text.current === null) return;
    openContentsBeside(text.current, showing.signal);
    markCurrentSection(text.current, showing.signal);
    return () => showing.abort();
  }, [content]);

  // The article's text is plain HTML, so its links would load a document. This opens pages of the site in the router.
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || !opensHere(link) || !isPlainClick(event.nativeEvent)) return;
    const { pathname, search, hash } = link;
    const isSamePage = pathname === window.location.pathname && search === window.location.search && hash !== "";
    const page = pageAt(pathname);
    if (isSamePage || page === null || (page !== "/" && !page.startsWith("/info"))) return;
    event.preventDefault();
    navigate(`${page}${search}${hash}`);
  }

  function onSubmit(event: FormEvent) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    navigate(addressOf(event.target));
  }

  return (
    <article className={`${styles.article} running-text`}>
      <PageMeta
        title={titleOf(title)}
        description={description}
        path={articleAddress(id)}
        type="article"
        image={image}
        unfolds
        data={{
          "@type": "Article",
          headline: title,
          datePublished: publishedAt(id)?.toISOString().slice(0, "2026-11-26".length),
          dateModified: updated,
        }}
      />
      <PrefetchPage page="/info" />
      <header className={styles.header}>
        <BackLink />
        <h1 {...IN_ENGLISH} className={styles.title}>
          <Unbroken>{title}</Unbroken>
        </h1>
        <div className={styles.facts}>
          <PublishedOn id={id} />
          <p className={`${styles.further} wrapping aside`}>
            <span>{readingTime(readingMinutes(content))}</span>
            {/* Another host's articles make their figures in their own way. */}
            {articlesOrigin === null && (
              <Link to="/method" className="screen-only">
                {method}
              </Link>
            )}
            {/* Last, since it becomes shorter or longer once scripts run. */}
            {updated !== undefined && <UpdatedOn day={updated} />}
          </p>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the listener is for the links in the text */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's key press arrives as a click */}
      <div
        ref={text}
        {...IN_ENGLISH}
        className={`${textStyles.text} ${figureStyles.figures} ${partStyles.parts}`}
        onClick={onClick}
        onSubmit={onSubmit}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the content is HTML (S2.14), sanitised when published (D26)
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </article>
  );
}
