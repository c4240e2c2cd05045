import { consent as words } from "#content/consent.ts";
import type { Journeys } from "../journey.ts";

const hotjar = () => [...document.scripts].filter(({ src }) => src.includes("hotjar.com")).length;

/** On a site with session replay set up. */
export const consent: Journeys = {
  "nothing is recorded before an answer, nor after a refusal in another tab": async ({
    tab,
    host,
    another,
  }) => {
    await tab.goto(`${host.origin}/`);
    await tab.started();
    await tab.sees(words.question);
    if ((await tab.run(hotjar)) > 0) throw new Error("recorded before the answer");
    const second = await another();
    await second.goto(`${host.origin}/faq`);
    await second.started();
    await second.click({ css: "button", text: words.refuse });
    await tab.until(
      "the question is gone",
      (question) => !document.body.innerText.includes(question),
      words.question,
    );
    await tab.reload();
    await tab.started();
    await tab.until(
      "nobody is asked again",
      (question) => !document.body.innerText.includes(question),
      words.question,
    );
    if ((await tab.run(hotjar)) > 0) throw new Error("recorded after the refusal");
  },

  "who agrees is recorded": async ({ tab, host }) => {
    await tab.goto(`${host.origin}/`);
    await tab.started();
    await tab.click({ css: "button", text: words.agree });
    await tab.until("the recorder is asked for", hotjarIsAskedFor);
  },
};

function hotjarIsAskedFor() {
  return [...document.scripts].some(({ src }) => src.includes("hotjar.com"));
}
