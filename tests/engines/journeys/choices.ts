import { articlePath, paths } from "#contract/paths.ts";
import { films } from "#studio/films.ts";
import { holds, isDialogOpen, type Journeys, type World } from "../journey.ts";

const [, second, third] = films;

export const choices: Journeys = {
  "a film picked from the deck, by pointer and by arrow key, is on the car": async ({
    tab,
    host,
  }) => {
    await tab.goto(`${host.origin}/`);
    await tab.started();
    const isWorn = (code: string) =>
      [...document.querySelectorAll<HTMLImageElement>("main img")].some(
        (image) => image.currentSrc.includes(`hero-${code}`) && image.complete,
      );
    await tab.click({ css: `label:has(> input[value="${second?.code}"])` });
    await tab.until("the car wears the second film", isWorn, second?.code ?? "");
    await tab.key("ArrowRight");
    await tab.until("the car wears the third film", isWorn, third?.code ?? "");
  },

  "the divider goes by keys and by drag, and the car follows": async ({ tab, host }) => {
    await tab.goto(`${host.origin}/`);
    await tab.started();
    const before = await tab.run(divider);
    await tab.run(() => document.querySelector<HTMLElement>("input[type=range]")?.focus());
    await tab.key("ArrowLeft");
    await tab.until("the divider moved", hasMoved, before.words);
    const { left, width, y, value, words } = await tab.run(divider);
    // The film's share counts from the right.
    const at = (share: number) => ({ x: Math.round(left + width * (1 - share / 100)), y });
    await tab.drag(at(value), at(80));
    await tab.until("the divider was dragged", hasMoved, words);
    const dragged = (await tab.run(divider)).value;
    if (dragged < 75 || dragged > 85) throw new Error(`dragged to ${dragged} instead of 80`);
  },

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

function divider() {
  const range = document.querySelector("input[type=range]") as HTMLInputElement;
  range.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = range.getBoundingClientRect();
  const words = range.getAttribute("aria-valuetext") ?? "";
  return { left, width, y: Math.round(top + height / 2), value: Number(range.value), words };
}

function hasMoved(words: string) {
  const range = document.querySelector("input[type=range]");
  return range?.getAttribute("aria-valuetext") !== words;
}
