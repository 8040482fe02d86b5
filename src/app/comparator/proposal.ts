import { createContext } from "react";
import type { ScreenDescription } from "#domain/display/screen.ts";

/** Previews a screen that a control would add (D34), while it is pointed at or has the focus; null ends it. */
export const ProposeContext = createContext<(screen: ScreenDescription | null) => void>(() => {});
