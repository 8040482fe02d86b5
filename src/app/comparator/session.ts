import { createContext, use } from "react";
import type { ScreenDescription } from "#domain/display/screen.ts";
import type { ComparisonSession } from "./use-comparison.ts";

/** The comparison that the parts of the main screen show and change. */
export const Session = createContext<ComparisonSession | null>(null);

export function useSession(): ComparisonSession {
  const session = use(Session);
  if (session === null) throw new Error("This part shows a comparison and needs a <Session>.");
  return session;
}

/** Previews a screen that a control would add (D34), while it is pointed at or has the focus; null ends it. */
export const ProposeContext = createContext<(screen: ScreenDescription | null) => void>(() => {});
