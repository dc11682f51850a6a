/** The items without repetitions: a post may say the same twice, in capitals or without its full stop. */
export function withoutRepeats<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  const said = new Set<string>();
  return items.filter((item) => {
    const words = textOf(item)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return !said.has(words) && said.add(words);
  });
}
