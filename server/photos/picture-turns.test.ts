import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { makePicture } from "#tests/support/make-picture.ts";
import { createPictureMaker, idleTime } from "./picture.ts";

const upload = await makePicture(40, 30);
const made = expect.objectContaining({ width: 40, height: 30 });

function createMaker() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const pictures = createPictureMaker();
  onTestFinished(() => pictures.stop());
  return pictures;
}

test("a photo that waits behind another does not lose the process, however long it takes", async () => {
  const pictures = createMaker();
  const [first, second] = [pictures.make(upload), pictures.make(upload)];
  expect(await first).toEqual(made);
  await setImmediate();
  vi.advanceTimersByTime(idleTime);
  expect(await second).toEqual(made);
});

test("a photo that comes just before the process would end keeps it", async () => {
  const pictures = createMaker();
  await pictures.make(upload);
  await setImmediate();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(idleTime - 1);
  const asked = pictures.make(upload);
  await setImmediate();
  vi.advanceTimersByTime(1);
  expect(await asked).toEqual(made);
});

test("a photo that is being made while it is stopped fails, and the next has another process", async () => {
  const pictures = createMaker();
  const asked = pictures.make(upload);
  await setImmediate();
  await Promise.all([
    expect(asked).rejects.toThrow("The process that makes pictures has ended."),
    pictures.stop(),
  ]);
  expect(await pictures.make(upload)).toEqual(made);
});

test("photos that wait while it is stopped fail too, and start no other process", async () => {
  const pictures = createMaker();
  const asked = [pictures.make(upload), pictures.make(upload)];
  await pictures.stop();
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((one) => one.status === "rejected" && one.reason.message)).toEqual(
    Array(2).fill("The process that makes pictures has ended."),
  );
});
