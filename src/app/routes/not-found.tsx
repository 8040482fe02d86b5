import { Navigate, redirect, replace } from "react-router";
import { pageAt } from "../navigation/site-path.ts";
import type { Route } from "./+types/not-found";

/** The server responds 302 to `/` (D19), or 308 to the comparison at a short address such as `/27-vs-32` (D41). */
export function loader() {
  throw redirect("/");
}

/** Reads a short address as the server does, so that it needs no network (F10.1). */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { longAddress } = await import("../comparator/start-address.ts");
  const address = longAddress(pageAt(url.pathname) ?? "");
  if (address === null) return null;
  // The page's own address is replaced, as the server replaces it; a link that was followed stays one (D57).
  throw window.location.pathname === url.pathname ? replace(address) : redirect(address);
}

/** An unknown address replaces its history entry by `/` (S2.1, D19). */
export default function NotFoundRoute() {
  return <Navigate to="/" replace />;
}
