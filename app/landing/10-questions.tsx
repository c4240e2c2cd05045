import { buttonClass } from "#app/ui/button.tsx";
import { Plus } from "#app/ui/icons.tsx";
import { questions as words } from "#content/landing/10-questions.ts";
import css from "./10-questions.module.css";

/** Items that share a name close one another; the browser sees to it, with scripts or without. */
export function Questions() {
  return (
    <section className={css.section} aria-labelledby="questions">
      <h2 id="questions" className={css.title}>
        {words.title}
      </h2>
      <div>
        {words.list.map((item) => (
          <details key={item.question} name="faq" className={css.item}>
            <summary className={css.question}>
              <h3>{item.question}</h3>
              <Plus />
            </summary>
            <div className={css.answer}>
              <p>{item.answer}</p>
              <a href={item.link.to}>{item.link.text}</a>
            </div>
          </details>
        ))}
        <a className={buttonClass({ kind: "text", className: css.all })} href={words.allLink.to}>
          {words.allLink.text}
        </a>
      </div>
    </section>
  );
}
