import { LEGAL } from "#words/parts/legal.ts";
import { SITE } from "#words/parts/site.ts";
import { PrivacyPolicy } from "../legal/privacy-policy.tsx";
import { PageMeta } from "../page-meta.tsx";
import { useWords } from "../use-words.ts";

export default function PrivacyRoute() {
  const { titleOf } = useWords(SITE);
  const { title, description } = useWords(LEGAL).privacy;
  return (
    <>
      <PageMeta title={titleOf(title)} description={description} path="/privacy" />
      <PrivacyPolicy />
    </>
  );
}
