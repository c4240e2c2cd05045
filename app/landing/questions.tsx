import { buttonClass } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { questions as words } from "#content/landing/questions.ts";
import css from "./questions.module.css";
import { Section } from "./section.tsx";

/** The `<details>` elements share a name: even without scripts, the browser keeps at most one open. */
export function Questions() {
  return (
    <Section id="questions" words={words} className={`section split ${css.section}`}>
      <div>
        <div className="ruled">
          {words.list.map((item) => (
            <details key={item.question} name="faq" className={css.item}>
              <summary className="opener">
                <h3>{item.question}</h3>
              </summary>
              <div>
                <p>{item.answer}</p>
                <PageLink className="strong" href={item.link.to}>
                  {item.link.text}
                </PageLink>
              </div>
            </details>
          ))}
        </div>
        <a className={buttonClass({ kind: "text", className: "strong" })} href={words.allLink.to}>
          {words.allLink.text}
        </a>
      </div>
    </Section>
  );
}
