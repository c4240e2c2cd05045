// The frame of a legal page: heading, the date it is effective, the text with its contents list.

import type { MDXContent } from "mdx/types.js";
import type { Contents } from "#app/article/article-page-data.ts";
import { ReadingPage } from "#app/article/reading-page.tsx";
import { textComponents } from "#app/article/text-components.tsx";
import { useToday } from "#app/page-context.tsx";
import { Head } from "#app/seo/head.tsx";

export function LegalPage(props: {
  page: { title: string; description: string; heading: string };
  path: string;
  contents: Contents;
  Text: MDXContent;
}) {
  const { page, Text } = props;
  return (
    <>
      <Head title={page.title} description={page.description} path={props.path} />
      <ReadingPage
        heading={page.heading}
        lead={<p className="small">Effective date: {useToday()}</p>}
        contents={props.contents}
      >
        <Text components={textComponents} />
      </ReadingPage>
    </>
  );
}
