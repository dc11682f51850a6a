/** A promise that is settled from outside. An unawaited one may reject without ending the process. */
export function createDeferred<T>() {
  let resolve = (_value: T) => {};
  let reject = (_error: unknown) => {};
  const promise = new Promise<T>((onDone, onError) => {
    resolve = onDone;
    reject = onError;
  });
  promise.catch(() => undefined);
  return { promise, resolve: (value: T) => resolve(value), reject: (error: unknown) => reject(error) };
}
