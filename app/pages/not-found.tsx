import { Head } from "#app/seo/head.tsx";
import { notFound as words } from "#content/not-found.ts";
import { paths } from "#contract/paths.ts";
import css from "./plain-page.module.css";

export function NotFoundPage() {
  return (
    <section className={css.page}>
      <Head title={words.title} description={words.text} noindex />
      <h1 className={css.figure}>{words.heading}</h1>
      <p className={css.lead}>{words.text}</p>
      <p>
        <a href={paths.landing}>{words.home}</a>
      </p>
    </section>
  );
}
