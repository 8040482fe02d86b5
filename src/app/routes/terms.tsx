import { LEGAL } from "#words/parts/legal.ts";
import { SITE } from "#words/parts/site.ts";
import { TermsOfService } from "../legal/terms-of-service.tsx";
import { PageMeta } from "../page-meta.tsx";
import { useWords } from "../use-words.ts";

export default function TermsRoute() {
  const { titleOf } = useWords(SITE);
  const { title, description } = useWords(LEGAL).terms;
  return (
    <>
      <PageMeta title={titleOf(title)} description={description} path="/terms" />
      <TermsOfService />
    </>
  );
}
