import { buttonClass } from "#app/ui/button.tsx";
import { Arrow } from "#app/ui/icons.tsx";
import type { Article } from "#content/articles/article.ts";
import { faq as words } from "#content/faq.ts";
import { articlePath } from "#contract/paths.ts";
import css from "./faq.module.css";

/** The way for business customers, apart from the list. */
export function BusinessCallout({ article }: { article: Article }) {
  return (
    <aside className={`night slab stack small ${css.business}`} aria-labelledby="business">
      <p>{words.business.label}</p>
      <h2 id="business" className="display">
        {article.question}
      </h2>
      <p className="lead">{article.shortAnswer}</p>
      <a href={articlePath(article.slug)} className={buttonClass({ kind: "plain" })}>
        {words.business.link}
        <Arrow />
      </a>
    </aside>
  );
}
