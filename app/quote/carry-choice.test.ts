// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { bootPage } from "#tests/support/booted-dialog.ts";
import { fakeDialogs } from "#tests/support/fake-dialogs.ts";
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

/** The dialog's own; the one of tests is served without. */
const before = ({ dialog }: { dialog: HTMLElement }) =>
  dialog.insertAdjacentHTML("afterbegin", "<picture><source><source><img></picture>");

const pictureOf = (dialog: Element) => dialog.querySelector("picture")?.outerHTML ?? "";

test("a choice is carried with its picture until it is put back", () => {
  fakeDialogs();
  const { dialog } = bootPage({ before });
  const served = pictureOf(dialog);
  const putBack = carryChoice(choice);
  expect(dialog.dataset.message).toBe("Film chosen");
  expect(pictureOf(dialog)).toContain('srcset="/film.avif 1w"');
  expect(pictureOf(dialog)).toContain('src="/film.webp"');
  putBack?.();
  expect(dialog.dataset.message).toBeUndefined();
  expect(pictureOf(dialog)).toBe(served);
});

test("a dialog that is open already shows the choice, which is then sent", () => {
  fakeDialogs();
  const { opener, control } = bootPage({ before });
  delete opener.dataset.message;
  opener.click();
  carryChoice(choice);
  expect(control("message").value).toBe("Film chosen");
  expect(control("message").disabled).toBe(false);
});

test("a drawing is carried as it is, without the files of the picture in whose place it stands", () => {
  const { dialog } = bootPage({ before });
  carryChoice({ message: "Van, matte", drawing: "data:image/svg+xml,van" });
  expect(dialog.querySelectorAll("picture source")).toHaveLength(0);
  expect(pictureOf(dialog)).toContain("data-drawn");
  expect(pictureOf(dialog)).toContain('src="data:image/svg+xml,van"');
});

test("a page without the dialog carries nothing", () => {
  document.body.replaceChildren();
  expect(carryChoice(choice)).toBeUndefined();
});
