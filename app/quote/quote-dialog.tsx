// Quote dialog, in every page's HTML. React hydrates only the form; dialog-boot.ts adds the dialog's behaviour.
// `popover` lets browsers without invoker commands open the dialog before scripts have loaded.

import { usePageState } from "#app/page-context.tsx";
import { Cross } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { example } from "#content/example.ts";
import { dialog as words } from "#content/quote.ts";
import { dialogReview } from "#studio/dialog-review.ts";
import carHatch from "#studio/pictures/car-hatch";
import { endorsement } from "#studio/studio.ts";
import { quoteDialogId } from "./dialog-boot.ts";
import css from "./quote-dialog.module.css";
import { QuoteForm } from "./quote-form.tsx";

export function QuoteDialog() {
  const sentBack = usePageState().quote !== undefined;
  return (
    <dialog
      id={quoteDialogId}
      className={`paper screen arrives ${css.dialog}`}
      aria-labelledby="quote-title"
      aria-describedby="quote-reply"
      closedby="any"
      popover="auto"
      open={sentBack}
    >
      <div className={css.sheet}>
        <div className={`paper ${css.form}`}>
          <h2 id="quote-title">{words.title}</h2>
          <p id="quote-reply">{words.reply}</p>
          <div className={css.place}>
            <QuoteForm />
          </div>
        </div>
        <div className={`night small ${css.side}`}>
          <Picture source={carHatch} alt="" sizes="(min-width: 60rem) 64rem, 1px" />
          {dialogReview ? (
            <figure className="stack" aria-label={dialogReview.name}>
              <blockquote className="title">“{dialogReview.content}”</blockquote>
              <figcaption>
                {dialogReview.name}, {dialogReview.role}
                {example}
              </figcaption>
            </figure>
          ) : null}
          {endorsement ? (
            <p className="strong">
              {endorsement.badge}
              {example}
            </p>
          ) : null}
        </div>
        <button
          type="button"
          className={`close ${css.close}`}
          command="close"
          commandfor={quoteDialogId}
          popoverTarget={quoteDialogId}
          popoverTargetAction="hide"
          aria-label={words.close}
        >
          <Cross />
        </button>
      </div>
    </dialog>
  );
}
