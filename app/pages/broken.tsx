// In place of a page that fails however often it is built anew.

import { brokenPage as words } from "#content/broken-page.ts";
import plain from "./plain-page.module.css";

export function BrokenPage() {
  return (
    <section className={`paper ${plain.page}`}>
      <h1>{words.title}</h1>
      <p className={plain.lead}>{words.text}</p>
      <button type="button" onClick={() => location.reload()}>
        {words.again}
      </button>
    </section>
  );
}
