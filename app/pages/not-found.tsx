// 404 page: a sheet of liner with a car cut out. Problem pages load the styles of this page.

import "#app/styles/page.css";
import car from "#app/drawings/car-cut-out.svg?no-inline";
import { Head } from "#app/seo/head.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { notFound as words } from "#content/not-found.ts";
import { paths } from "#contract/paths.ts";
import css from "./pages.module.css";

export default function NotFoundPage() {
  return (
    <section className={`split ${css.missing}`}>
      <Head title={words.title} description={words.text} noindex />
      <h1>{words.heading}</h1>
      <div className="stack start lead strong">
        <p className="answer">{words.text}</p>
        <a href={paths.landing} className={buttonClass({ kind: "plain" })}>
          {words.home}
        </a>
      </div>
      <div className="paper bleed">
        <p className="label">{words.part}</p>
        <img src={car} alt="" width="560" height="222" loading="lazy" />
      </div>
    </section>
  );
}
