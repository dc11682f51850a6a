/** How often each stem is in some texts. */
export interface StemCounts {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

/** Counts each stem once for a text, by the weight of the text. */
export function countStems(
  weighted: readonly (readonly [texts: readonly string[], weight: number])[],
  stemsIn: (text: string) => readonly string[],
): StemCounts {
  const counts = new Map<string, number>();
  for (const [texts, weight] of weighted)
    for (const text of texts)
      for (const stem of new Set(stemsIn(text))) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  return { counts, total: totalOf(counts) };
}

export function addUp(all: readonly StemCounts[]): StemCounts {
  const counts = new Map<string, number>();
  for (const one of all) for (const [stem, count] of one.counts) counts.set(stem, (counts.get(stem) ?? 0) + count);
  return { counts, total: totalOf(counts) };
}

function totalOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
