/** What an open page says of a new release. */
export const release = {
  isReady: "A new version of this website is ready.",
  load: "Load it",
};
