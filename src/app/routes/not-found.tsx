import { Navigate, redirect } from "react-router";

/** The server responds 302 to `/` (D19). */
export function loader() {
  throw redirect("/");
}

/** Prevents a request to the server's loader. */
export function clientLoader() {
  return null;
}

/** An unknown address replaces its history entry by `/` (S2.1, D19). */
export default function NotFoundRoute() {
  return <Navigate to="/" replace />;
}
