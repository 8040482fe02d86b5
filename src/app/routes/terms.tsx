import { legal as legalWords } from "#words/page/legal.ts";
import { site } from "#words/page/site.ts";
import { TermsOfService } from "../legal/terms-of-service.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function TermsRoute() {
  const { titleOf } = site;
  const { title, description } = legalWords.terms;
  return (
    <>
      <PageMeta title={titleOf(title)} description={description} path="/terms" />
      <TermsOfService />
    </>
  );
}
