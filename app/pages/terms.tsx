import Text, { contents, page } from "#content/legal/terms.mdx";
import { paths } from "#contract/paths.ts";
import { LegalPage } from "./legal.tsx";

export function TermsPage() {
  return <LegalPage page={page} path={paths.terms} contents={contents} Text={Text} />;
}
