// For what a test waits for from outside, such as bytes on a socket.

const LIMIT = 15_000;

/** Rejects when the promise takes too long: what has not come by then never will, and the test need not hang. */
export async function soon<T>(promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("It never came.")), LIMIT);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
