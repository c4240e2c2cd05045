// A browser that hangs ends its journey with what it was asked for last, and keeps nobody waiting.

/** Milliseconds for one word to the browser, on a busy machine. */
const patience = 35_000;

/** @throws when it takes longer than `most` milliseconds. */
export async function inTime<Result>(
  what: string,
  work: Promise<Result>,
  most = patience,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`${what}: no answer within ${most / 1000} seconds`));
  }, most);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
