// The frame of a legal page: heading, the date it is effective, the text.

import type { MDXContent } from "mdx/types.js";
import { textComponents } from "#app/article/text-components.tsx";
import { useToday } from "#app/page-context.tsx";
import { Head } from "#app/seo/head.tsx";
import css from "./plain-page.module.css";

export function LegalPage(props: {
  page: { title: string; description: string; heading: string };
  path: string;
  Text: MDXContent;
}) {
  const { page, Text } = props;
  return (
    <article className={css.page}>
      <Head title={page.title} description={page.description} path={props.path} />
      <h1>{page.heading}</h1>
      <p>Effective date: {useToday()}</p>
      <Text components={textComponents} />
    </article>
  );
}
