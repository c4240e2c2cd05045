// A request that could not be served, said in words. Plain HTML: it has no address and needs no script.

import { usePageState } from "#app/page-context.tsx";
import { QuoteForm } from "#app/quote/quote-form.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PageState } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { studio } from "#studio/studio.ts";

export function ProblemPage({ problem }: { problem: NonNullable<PageState["problem"]> }) {
  const notTaken = usePageState().quote;
  return (
    <main className="paper page">
      <title>{`${problem.title} | ${studio.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{problem.title}</h1>
      <p className="answer">{problem.text}</p>
      {problem.button ? (
        <form className="night slab" method="post">
          <Button type="submit">{problem.button}</Button>
        </form>
      ) : (
        <p className="answer">
          Phone: <a href={studio.phone.link}>{studio.phone.display}</a>
          <br />
          Email: <a href={`mailto:${studio.email}`}>{studio.email}</a>
        </p>
      )}
      {notTaken ? (
        <section className="lead" aria-label="Your quote request, to send again">
          <QuoteForm />
        </section>
      ) : null}
      <p className="answer">
        <a href={paths.landing}>Go to the start page</a>
      </p>
    </main>
  );
}
