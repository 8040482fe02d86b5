import type { ReactNode } from "react";
import { QueryInputs } from "../navigation/query-inputs.tsx";
import { sitePath } from "../navigation/site-path.ts";

interface CloseFormProps {
  onClose(): void;
  /** The submit button. */
  children: ReactNode;
}

/** Closes a served dialog. Before hydration, and without scripts, submitting the form loads the main screen. */
export function CloseForm({ onClose, children }: CloseFormProps) {
  return (
    <form
      action={sitePath("/")}
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <QueryInputs />
      {children}
    </form>
  );
}
