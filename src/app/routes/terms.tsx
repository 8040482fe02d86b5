import { TermsOfService } from "../legal/terms-of-service.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function TermsRoute() {
  return (
    <>
      <PageMeta
        title="Terms of Service – Diagonal"
        description="The terms under which this display comparison website may be used, from acceptance and conduct to liability and contact."
        path="/terms"
      />
      <TermsOfService />
    </>
  );
}
