// The confirmation for a visitor whose connection went before the whole page came: what counts, from the main bundle.

import { UnsentNote } from "#app/quote/unsent-note.tsx";
import { Head } from "#app/seo/head.tsx";
import { thankYou as words } from "#content/thank-you.ts";
import { paths } from "#contract/paths.ts";

export function ThankYouInBrief() {
  return (
    <section className="paper page">
      <Head title={words.title} description={words.description} path={paths.thankYou} noindex />
      <h1>{words.heading}</h1>
      <div className="stack">
        <p className="answer">{words.text}</p>
        <UnsentNote />
      </div>
    </section>
  );
}
