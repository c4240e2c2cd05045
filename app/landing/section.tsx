import type { ReactNode } from "react";

/** A section that opens with its title and, mostly, a lead, and is named by the title. */
export function Section(props: {
  id: string;
  words: { title: ReactNode; text?: ReactNode };
  className: string | undefined;
  children: ReactNode;
}) {
  const { id, words } = props;
  return (
    <section className={props.className} aria-labelledby={id}>
      <hgroup>
        <h2 id={id}>{words.title}</h2>
        {words.text && <p className="lead">{words.text}</p>}
      </hgroup>
      {props.children}
    </section>
  );
}
