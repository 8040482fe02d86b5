import { articleAddress } from "#domain/article/article-address.ts";
import { useSite } from "../page-meta.tsx";

interface ArticleDataProps {
  id: string;
  title: string;
  description: string;
  image: string;
  published: Date | null;
  updated: string | undefined;
}

/** The article as structured data (schema.org `Article`), for search engines (D18). */
export function ArticleData({ id, title, description, image, published, updated }: ArticleDataProps) {
  const { url } = useSite();
  const data = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    mainEntityOfPage: `${url}${articleAddress(id)}`,
    image: new URL(image, `${url}/`).href,
    ...(published !== null && { datePublished: published.toISOString() }),
    ...(updated !== undefined && { dateModified: updated }),
    publisher: { "@type": "Organization", name: "Diagonal", url },
  };
  // Only `<` could end the script element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
