// Legal page: heading, dates, and the text with its table of contents.

import { ReadingPage } from "#app/article/reading-page.tsx";
import { textComponents } from "#app/article/text-components.tsx";
import { useToday } from "#app/page-context.tsx";
import { Head } from "#app/seo/head.tsx";
import { printDay } from "#contract/page-environment.ts";

export function LegalPage(props: { path: string; module: typeof import("*.mdx") }) {
  const { default: Text, page, contents, parts } = props.module;
  const today = useToday();
  return (
    <>
      <Head title={page.title} description={page.description} path={props.path} />
      <ReadingPage
        heading={page.heading}
        lead={
          <p className="small">
            {page.hasEffectiveDate ? (
              <>
                Effective date: {today}
                <br />
              </>
            ) : null}
            Text last changed: <time dateTime={page.updated}>{printDay(page.updated)}</time>
          </p>
        }
        contents={contents}
      >
        <Text components={{ ...textComponents, ...parts }} />
      </ReadingPage>
    </>
  );
}
