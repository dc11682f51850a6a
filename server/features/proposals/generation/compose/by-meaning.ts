import type { Fact } from '#shared/proposals/blocks.ts';

/** From here on two texts may speak of one thing. Chosen by the hard pairs of `npm run bench -- proof`, not on texts apart from them. */
const NEAR = 0.2;

type Nearness = ReadonlyMap<string, number> | undefined;

export function isNear({ id }: Fact, nearness: Nearness): boolean {
  return (nearness?.get(id) ?? 0) >= NEAR;
}

/** Facts that share as many words take each other's places, the nearest first; who is not near stays behind those who are. */
export function byMeaning<T extends { readonly fact: Fact; readonly hits: number }>(
  ranked: readonly T[],
  nearness: Nearness,
): T[] {
  if (!nearness) return [...ranked];
  const weight = ({ fact }: T) => (isNear(fact, nearness) ? (nearness.get(fact.id) ?? 0) : 0);
  const nearest = ranked.toSorted((a, b) => weight(b) - weight(a));
  return ranked.flatMap(({ hits }, at) => {
    const place = ranked.slice(0, at).filter((other) => other.hits === hits).length;
    return nearest.filter((other) => other.hits === hits).slice(place, place + 1);
  });
}
