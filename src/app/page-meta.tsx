import { useRouteLoaderData } from "react-router";
import type { Site } from "./context.ts";

/** What the page may know of its site, loaded once by the root. */
export function useSite(): Site {
  const data = useRouteLoaderData<{ site: Site }>("root");
  return data?.site ?? { url: "", contactEmail: "", apiBase: "/api" };
}

interface PageMetaProps {
  title: string;
  description: string;
  /** The page's own path, with the part of the query that makes it another page. */
  path: string;
  type?: "website" | "article";
  /** The path or address of a picture. */
  image?: string;
  /** What the picture shows; given for a drawing of our own, which is 1200 × 630 pixels. */
  imageText?: string;
}

/** The page's title, description and canonical address, and how a link to it looks elsewhere (D18). */
export function PageMeta({ title, description, path, type = "website", image, imageText }: PageMetaProps) {
  const { url } = useSite();
  const address = `${url}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="Diagonal" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image !== undefined && <meta property="og:image" content={new URL(asPng(image), `${url}/`).href} />}
      {imageText !== undefined && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={imageText} />
        </>
      )}
      <meta name="twitter:card" content={image === undefined ? "summary" : "summary_large_image"} />
    </>
  );
}

/** No other site shows an SVG as a link's face; each of our drawings is there as PNG, too. */
function asPng(image: string): string {
  return image.replace(/^\/comparison\.svg(?=\?|$)/, "/comparison.png");
}
