// The frame of a legal page: heading, the date it is effective, the text with its contents list.

import type { MDXContent } from "mdx/types.js";
import type { Contents } from "#app/article/article-page-data.ts";
import { ReadingPage } from "#app/article/reading-page.tsx";
import { textComponents } from "#app/article/text-components.tsx";
import { useToday } from "#app/page-context.tsx";
import { Head } from "#app/seo/head.tsx";
import { printDate } from "#contract/page-environment.ts";

export function LegalPage(props: {
  page: { title: string; description: string; heading: string; updated: string };
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
        lead={
          <p className="small">
            Effective date: {useToday()}
            <br />
            Text last changed:{" "}
            <time dateTime={page.updated}>{printDate(new Date(page.updated))}</time>
          </p>
        }
        contents={props.contents}
      >
        <Text components={textComponents} />
      </ReadingPage>
    </>
  );
}
