import { createContext } from "react";

export const STYLES_ID = "site-styles";

/** The site's stylesheet as text. It is part of the document, so that no request delays the first paint. */
export const InlineStyles = createContext("");
