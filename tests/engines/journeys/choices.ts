import { articlePath, paths } from "#contract/paths.ts";
import { films } from "#studio/films.ts";
import { holds, isDialogOpen, type Journeys, type World } from "../journey.ts";

const [, , third] = films;

export const choices: Journeys = {
  "the estimator's choice is priced, in the address, and in the form": estimate,
  "the visualiser's choice is drawn, named, and in the address": dress,
};

export async function estimate({ tab, host }: World) {
  const form = "form[aria-labelledby=estimator]";
  await tab.goto(host.origin + articlePath("car-wrap-prices-uk"));
  await tab.started();
  const before = await tab.run((css) => document.querySelector<HTMLElement>(css)?.innerText, form);
  await tab.fill("#estimate-vehicle", "bmw 5 series");
  await tab.until(
    "another price",
    (css, before) => {
      return document.querySelector<HTMLElement>(css)?.innerText !== before;
    },
    form,
    before,
  );
  await tab.until("the address", () => location.search.includes("vehicle=BMW"));
  await tab.click({ css: `${form} button[commandfor]` });
  await tab.until("the dialog is open", isDialogOpen);
  await holds(tab, "make", "BMW");
}

export async function dress({ tab, host }: World) {
  const form = "#visualiser";
  const path = articlePath("colour-and-finish-options");
  // By a link: a page that is put in place of another draws the vehicle by itself.
  await tab.goto(host.origin + paths.faq);
  await tab.started();
  await tab.click({ css: `main a[href="${path}"]` });
  await tab.isAt(path);
  await tab.started();
  await tab.click({ css: `${form} label:has(> input[value="${third?.code}"])` });
  await tab.until(
    "the film is named",
    (css, name) =>
      [...document.querySelectorAll(`${css} [role=img], ${css} img`)].some((one) =>
        (one.getAttribute("aria-label") ?? one.getAttribute("alt") ?? "").includes(name),
      ),
    form,
    third?.name ?? "",
  );
  await tab.click({ css: `${form} label:has(> input[value=van])` });
  await tab.until("the address", () => location.search.includes("vehicle=van"));
}
