/** Settles like `promise`, or rejects after `milliseconds`. */
export function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, milliseconds, new Error(`no result in ${milliseconds} ms`));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
