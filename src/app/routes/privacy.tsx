import { legal as legalWords } from "#words/page/legal.ts";
import { site } from "#words/page/site.ts";
import { PrivacyPolicy } from "../legal/privacy-policy.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function PrivacyRoute() {
  const { titleOf } = site;
  const { title, description } = legalWords.privacy;
  return (
    <>
      <PageMeta title={titleOf(title)} description={description} path="/privacy" />
      <PrivacyPolicy />
    </>
  );
}
