import { Navigate, redirect, redirectDocument } from "react-router";
import { loadsShownAddress } from "../navigation/router-internals.ts";
import type { Route } from "./+types/not-found";

/** The server responds 302 to `/` (D19). */
export function loader() {
  throw redirect("/");
}

/** Prevents a request to the server's loader. Only the server reads a short address such as `/27-vs-32` (D41). */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  if (url.pathname.includes("-vs-") && !loadsShownAddress(url)) throw redirectDocument(url.href);
  return null;
}

/** An unknown address replaces its history entry by `/` (S2.1, D19). */
export default function NotFoundRoute() {
  return <Navigate to="/" replace />;
}
