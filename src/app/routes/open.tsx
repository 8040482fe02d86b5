import { redirect, redirectDocument } from "react-router";
import type { Route } from "./+types/open";

/**
 * Opens the site from the home screen with the last comparison, or with what another app shares (F10.5). The browser
 * decides, so the server sends a page without content. The service worker keeps that page and shows it at every address
 * without a network: docs/decisions/0024-one-kept-page.md
 */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { startAddress } = await import("../comparator/start-address.ts");
  const address = startAddress(url);
  throw address.startsWith("/") ? redirect(address) : redirectDocument(address);
}

export default function OpenRoute() {
  return null;
}
