import { useLocation } from "react-router";

/**
 * Hidden inputs with the address's query, so that a form that is submitted without scripts keeps it. A name with NUL or CR
 * is left out: the browser reads other characters for them, and React would not find the input again.
 */
export function QueryInputs() {
  const { search } = useLocation();
  return [...new URLSearchParams(search)]
    .filter(([name]) => !/[\0\r]/.test(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
