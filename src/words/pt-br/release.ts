/** What an open page says of a new release. */
export const release = {
  isReady: "Há uma nova versão deste site.",
  load: "Carregar",
};
