/** Around the legal texts, which are documents of their own. */
export const legal = {
  privacy: {
    title: "Privacy Policy",
    description:
      "Which data this display comparison website collects and why: a few lines in a server’s log and one preference cookie. No account, no tracking.",
  },
  terms: {
    title: "Terms of Service",
    description:
      "The terms under which this display comparison website may be used, from acceptance and conduct to liability and contact.",
  },
};
