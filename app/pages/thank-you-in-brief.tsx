// Fallback of the thank-you page in the main bundle, for visitors who lose the connection before its chunk loads.

import { Thanks } from "#app/quote/thanks.tsx";
import { Head } from "#app/seo/head.tsx";
import { thankYou as words } from "#content/thank-you.ts";
import { paths } from "#contract/paths.ts";

export function ThankYouInBrief() {
  return (
    <section className="paper page">
      <Head title={words.title} description={words.description} path={paths.thankYou} noindex />
      <Thanks />
    </section>
  );
}
