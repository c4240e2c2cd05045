// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { servePage } from "#tests/support/quote-document.ts";
import { carryChoice } from "./carry-choice.ts";

const choice = {
  message: "Film chosen",
  sizes: "50vw",
  picture: {
    width: 1,
    height: 1,
    colour: "#000000",
    avif: "/film.avif 1w",
    webp: "/film.webp 1w",
    fallback: "/film.webp",
  },
};

/** Adds the picture that the tests' dialog lacks. */
function openPage() {
  const page = servePage();
  page.dialog.insertAdjacentHTML("afterbegin", "<picture><source><source><img></picture>");
  return { ...page, picture: () => page.find("picture").outerHTML };
}

test("the dialog carries a choice and its picture until the choice is withdrawn", () => {
  const { dialog, picture } = openPage();
  const served = picture();
  const putBack = carryChoice(choice);
  expect(dialog.dataset.message).toBe("Film chosen");
  expect(picture()).toContain('srcset="/film.avif 1w"');
  expect(picture()).toContain('src="/film.webp"');
  putBack?.();
  expect(dialog.dataset.message).toBeUndefined();
  expect(picture()).toBe(served);
});

test("an open dialog shows and sends only the first choice that is made", () => {
  const { dialog, control } = openPage();
  dialog.show();
  carryChoice(choice);
  carryChoice({ ...choice, message: "Another film" });
  expect([control("message").value, control("message").disabled]).toEqual(["Film chosen", false]);
});

test("a chosen drawing replaces all files of the dialog's picture", () => {
  const { picture } = openPage();
  carryChoice({ message: "Van, matte", drawing: "data:image/svg+xml,van" });
  expect(picture()).toContain('src="data:image/svg+xml,van"');
  expect(picture()).toContain("data-drawn");
  expect(picture()).not.toContain("<source");
});
