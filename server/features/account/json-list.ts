/** A JSON list, written item by item. */
export async function* jsonList<T>(
  pages: AsyncIterable<readonly T[]>,
  write: (item: T) => AsyncIterable<string> | Iterable<string> = (item) => [JSON.stringify(item)],
): AsyncGenerator<string, void> {
  let separator = '[\n';
  for await (const page of pages) {
    for (const item of page) {
      yield separator;
      yield* write(item);
      separator = ',\n';
    }
  }
  yield separator === ',\n' ? '\n]' : '[]';
}
