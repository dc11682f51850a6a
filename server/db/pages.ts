import { type Column, gt, type SQL } from 'drizzle-orm';

/** A long list, a page at a time. `read` returns at most `size` rows after the key `last`, in the order of their keys. */
export async function* pagesByKey<T, K>(
  size: number,
  keyOf: (row: T) => K,
  read: (last: K | undefined) => PromiseLike<T[]>,
): AsyncGenerator<T[], void> {
  let last: K | undefined;
  for (;;) {
    const page = await read(last);
    if (page.length > 0) yield page;
    const end = page.at(-1);
    if (end === undefined || page.length < size) return;
    last = keyOf(end);
  }
}

/** The condition for `pagesByKey`. */
export function isAfter(column: Column, last: string | number | undefined): SQL | undefined {
  return last === undefined ? undefined : gt(column, last);
}
