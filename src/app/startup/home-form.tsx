import type { ReactNode } from "react";
import { useLocation } from "react-router";

interface HomeFormProps {
  onClose(): void;
  /** The button that closes. */
  children: ReactNode;
}

/** A dialog's way out: its button closes, and before scripts run or without them it leads to the main screen. */
export function HomeForm({ onClose, children }: HomeFormProps) {
  const { search } = useLocation();
  return (
    <form
      action="/"
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
