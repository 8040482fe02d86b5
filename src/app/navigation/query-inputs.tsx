import { useLocation } from "react-router";

/** Hidden inputs with the address's query, so that a form that is submitted without scripts keeps it. */
export function QueryInputs() {
  const { search } = useLocation();
  return [...new URLSearchParams(search)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
