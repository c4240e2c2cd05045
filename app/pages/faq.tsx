import { Head } from "#app/seo/head.tsx";
import { articles } from "#content/articles/registry.ts";
import { faq as words } from "#content/faq.ts";
import { articlePath, commercialSlug, paths } from "#contract/paths.ts";
import css from "./plain-page.module.css";

export function FaqPage() {
  const listed = articles.filter((article) => article.slug !== commercialSlug);
  return (
    <section className={css.page}>
      <Head title={words.title} description={words.description} path={paths.faq} />
      <h1>{words.heading}</h1>
      <ul>
        {listed.map((article) => (
          <li key={article.slug}>
            <h2>{article.question}</h2>
            <p>{article.shortAnswer}</p>
            <a href={articlePath(article.slug)}>Read full answer</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
