import { UnsentNote } from "#app/quote/unsent-note.tsx";
import { Head } from "#app/seo/head.tsx";
import { thankYou as words } from "#content/thank-you.ts";
import { paths } from "#contract/paths.ts";
import css from "./plain-page.module.css";

export function ThankYouPage() {
  return (
    <section className={css.page}>
      <Head title={words.title} description={words.description} path={paths.thankYou} noindex />
      <h1>{words.heading}</h1>
      <p className={css.lead}>{words.text}</p>
      <UnsentNote />
      <h2>{words.nextHeading}</h2>
      <ol>
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>{words.photosHeading}</h2>
      <ul>
        {words.photos.map((photo) => (
          <li key={photo}>{photo}</li>
        ))}
      </ul>
    </section>
  );
}
