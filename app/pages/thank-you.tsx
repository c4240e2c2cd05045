// Shown after a quote request: what happens next, and the photos to have ready.

import { UnsentNote } from "#app/quote/unsent-note.tsx";
import { Head } from "#app/seo/head.tsx";
import { thankYou as words } from "#content/thank-you.ts";
import { paths } from "#contract/paths.ts";
import { PhotoSketch } from "./photo-sketch.tsx";
import plain from "./plain-page.module.css";
import css from "./thank-you.module.css";

export function ThankYouPage() {
  return (
    <section className={css.page}>
      <Head title={words.title} description={words.description} path={paths.thankYou} noindex />
      <h1>{words.heading}</h1>
      <div className={css.lead}>
        <p className={plain.lead}>{words.text}</p>
        <UnsentNote />
      </div>
      <div className={`paper ${css.card}`}>
        <section>
          <h2>{words.nextHeading}</h2>
          <ol className={css.next}>
            {words.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{words.photosHeading}</h2>
          <ul className={css.photos}>
            {words.photos.map(({ shot, text }) => (
              <li key={shot}>
                <PhotoSketch shot={shot} />
                {text}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}
