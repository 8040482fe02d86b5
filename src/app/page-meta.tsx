import { useRouteLoaderData } from "react-router";
import { addressIn, languageAt } from "#words/language-address.ts";
import { LANGUAGES } from "#words/languages.ts";
import { language } from "#words/page/language.ts";
import type { Site } from "./context.ts";
import { isTranslated } from "./pages.ts";

const ENGLISH = languageAt("/", LANGUAGES).language;

/** The settings of this site, which the root loads once. */
export function useSite(): Site {
  const data = useRouteLoaderData<{ site: Site }>("root");
  return data?.site ?? { url: "", contactEmail: "", articlesOrigin: null };
}

interface PageMetaProps {
  title: string;
  description: string;
  /** The canonical path below the language, with the part of the query that makes it another page. */
  path: string;
  /** The same with what only changes how it is shown: what other sites link to. */
  sharedPath?: string;
  type?: "website" | "article";
  /** The path or address of a picture that is no SVG, which other sites cannot show. */
  image?: string;
  /** Describes the picture. Only for a drawing of a comparison, which is 1200 × 630 pixels. */
  imageText?: string;
  /** Whether `/oembed` describes it, so that its link unfolds where a site supports that (D41). */
  unfolds?: boolean;
  /** What the structured data says beyond that: a type of schema.org other than `WebPage`, and its properties. */
  data?: StructuredData | undefined;
}

interface StructuredData {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** The page's title, description, canonical address, link preview and structured data (D18). */
export function PageMeta(props: PageMetaProps) {
  const { title, description, path, sharedPath = path, type = "website" } = props;
  const { image, imageText, unfolds = false, data } = props;
  const { url } = useSite();
  const translated = isTranslated(path.replace(/[?#].*/s, ""));
  // An untranslated page has its canonical address at the root, in whatever language its frame is.
  const written = translated ? language : ENGLISH;
  const address = url + addressIn(written, path);
  const sharedAddress = url + addressIn(written, sharedPath);
  const picture = image && new URL(addressIn(written, image), `${url}/`).href;
  return (
    <>
      {/* Before the rest, since some sites read the first 8 KB only, which the titles of ten named screens fill. They run no script. */}
      {import.meta.env.SSR && unfolds && (
        <link rel="alternate" type="application/json+oembed" href={oembedAddress(url, sharedAddress)} title={title} />
      )}
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {import.meta.env.SSR && translated && <OtherLanguages url={url} path={path} />}
      <meta property="og:locale" content={written.locale} />
      <meta property="og:site_name" content="Diagonal" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={sharedAddress} />
      {picture !== undefined && <meta property="og:image" content={picture} />}
      {imageText !== undefined && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={imageText} />
        </>
      )}
      <meta name="twitter:card" content={image === undefined ? "summary" : "summary_large_image"} />
      <script
        type="application/ld+json"
        // For crawlers, which read the served page.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR
            ? structuredData({ name: title, description, url: address, image: picture, ...data }, url)
            : "",
        }}
      />
    </>
  );
}

/** The page in each language, itself among them (hreflang). Who has none of these gets English. */
function OtherLanguages({ url, path }: { url: string; path: string }) {
  return (
    <>
      {LANGUAGES.map((each) => (
        <link key={each.lang} rel="alternate" hrefLang={each.lang} href={url + addressIn(each, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url + path} />
      {LANGUAGES.filter(({ lang }) => lang !== language.lang).map(({ locale }) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
    </>
  );
}

/** Only `<` could end the script element. */
function structuredData(properties: object, url: string): string {
  const publisher = { "@type": "Organization", name: "Diagonal", url };
  const data = { "@context": "https://schema.org", "@type": "WebPage", publisher, ...properties };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Letters of other scripts are encoded once and not twice, which keeps the longest address below the server's limit. */
function oembedAddress(siteUrl: string, address: string): string {
  const readable = address.replace(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);
  return `${siteUrl}/oembed?format=json&url=${encodeURIComponent(readable)}`;
}
