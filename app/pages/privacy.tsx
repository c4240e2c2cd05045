import Text, { contents, page } from "#content/legal/privacy.mdx";
import { paths } from "#contract/paths.ts";
import { LegalPage } from "./legal.tsx";

export function PrivacyPage() {
  return <LegalPage page={page} path={paths.privacy} contents={contents} Text={Text} />;
}
