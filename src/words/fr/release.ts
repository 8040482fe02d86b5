/** What an open page says of a new release. */
export const release = {
  isReady: "Une nouvelle version de ce site est prête.",
  load: "La charger",
};
