import { Navigate, redirect } from "react-router";

/** D19: "from the server a 302 to `/`" */
export function loader() {
  throw redirect("/");
}

/** Prevents a request to the server's loader. */
export function clientLoader() {
  return null;
}

/** S2: "any other path: Redirects to / (replacing the history entry)" */
export default function NotFoundRoute() {
  return <Navigate to="/" replace />;
}
