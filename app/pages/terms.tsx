import Text, { page } from "#content/legal/terms.mdx";
import { paths } from "#contract/paths.ts";
import { LegalPage } from "./legal.tsx";

export function TermsPage() {
  return <LegalPage page={page} path={paths.terms} Text={Text} />;
}
