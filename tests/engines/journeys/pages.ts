import { notFound } from "#content/not-found.ts";
import { paths } from "#contract/paths.ts";
import { agrees, article, articleSlug, type Journeys, questions } from "../journey.ts";

export const pages: Journeys = {
  "of the questions at most one is open, and a second click shuts it": async ({ tab, host }) => {
    await tab.goto(`${host.origin}/`);
    await tab.started();
    for (const [item, expected] of [
      [2, "1"],
      [5, "4"],
      [5, ""],
    ] as const) {
      await tab.click({ css: `${questions}:nth-of-type(${item}) > summary` });
      await tab.until(
        `open: ${expected || "none"}`,
        (css, expected) => {
          const items = [...document.querySelectorAll<HTMLDetailsElement>(css)];
          const open = items.flatMap((one, index) => (one.open ? [index] : []));
          return String(open) === expected;
        },
        questions,
        expected,
      );
    }
  },

  "a page change begins at the top, and Back and Forward return to page and place": async ({
    tab,
    host,
  }) => {
    await tab.goto(host.origin + paths.faq);
    await tab.started();
    await tab.place({ css: `main a[href="${article}"]` });
    const place = await tab.run(() => Math.round(scrollY));
    await tab.click({ css: `main a[href="${article}"]` });
    await agrees(tab, article);
    await tab.until("the page is at its top", () => scrollY < 2);
    await tab.back();
    await agrees(tab, paths.faq);
    const isThere = (place: number) => Math.abs(scrollY - place) < 3;
    await tab.until(`the place ${place} is restored`, isThere, place);
    await tab.forward();
    await agrees(tab, article);
  },

  "on a phone, a jump to a section ends and stays there, while the page is still being laid out":
    async ({ tab, host }) => {
      await tab.resize(390, 800);
      host.prelude = "window.requestIdleCallback = (work) => setTimeout(work, 700);";
      await tab.goto(`${host.origin}/`);
      const isThere = () => {
        const { top } = document.querySelector("#warranty")?.getBoundingClientRect() ?? { top: -1 };
        return top >= 0 && top < innerHeight / 3;
      };
      await tab.click({ css: "header button", text: "Menu" });
      await tab.click({ css: `header a[href$="#warranty"]` });
      await tab.until("the section is shown", isThere);
      await tab.until("the page is laid out", () => "whole" in document.documentElement.dataset);
      if (!(await tab.run(isThere))) throw new Error("the section has moved away");
    },

  "a second click while a page is under way wins": async ({ tab, host }) => {
    await tab.goto(host.origin + paths.faq);
    await tab.started();
    const release = host.hold(new RegExp(`${articleSlug}.*\\.js`));
    // By script, since a client waits for the page that a press of its own asks for.
    await tab.run(
      (links) => {
        for (const href of links) document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      },
      [article, paths.terms],
    );
    await tab.isAt(paths.terms);
    release();
    await agrees(tab, paths.terms);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await agrees(tab, paths.terms);
  },

  "an unknown path is the page that says so": async ({ tab, host }) => {
    await tab.goto(`${host.origin}/faq/unknown-article`);
    await tab.sees(notFound.heading, "h1");
  },
};
