import type { release as english } from "../en/release.ts";

export const release = {
  isReady: "Hay una versión nueva de esta web.",
  load: "Cargarla",
} satisfies typeof english;
