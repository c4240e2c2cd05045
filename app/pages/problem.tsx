// Page without scripts, for errors and for the link “Mark as answered” in mails.

import { HomeLink } from "#app/layout/header.tsx";
import { usePageState } from "#app/page-context.tsx";
import { QuoteForm } from "#app/quote/quote-form.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PageState } from "#contract/page-environment.ts";
import { studio } from "#studio/studio.ts";

export function ProblemPage({ problem }: { problem: NonNullable<PageState["problem"]> }) {
  const returned = usePageState().quote;
  return (
    <main className="paper page">
      <title>{`${problem.title} | ${studio.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="answer">
        <HomeLink className="row label" />
      </p>
      <h1>{problem.title}</h1>
      <p className="answer">{problem.text}</p>
      {problem.button ? (
        <form className="night slab" method="post">
          <Button type="submit">{problem.button}</Button>
        </form>
      ) : (
        <p className="answer">
          <a href={studio.phone.link}>Ring us</a> or <a href={`mailto:${studio.email}`}>email us</a>
          .
        </p>
      )}
      {returned ? (
        <section className="lead" aria-label="Your quote request, to send again">
          <QuoteForm />
        </section>
      ) : null}
    </main>
  );
}
