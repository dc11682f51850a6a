import { createHash } from 'node:crypto';

/** The items in an order given by the seed: the same for the same seed and name, another for other users. */
export function shuffle<T>(seed: string, name: string, items: readonly T[]): T[] {
  const keyed = items.map((item, at) => ({
    item,
    key: createHash('sha256').update(`${seed} ${name} ${at}`).digest('hex'),
  }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item);
}

/** One of the templates, and one word of each '(a|b)' in it, by the seed. */
export function chooseOne(seed: string, name: string, templates: readonly string[]): string {
  const [template = ''] = shuffle(seed, name, templates);
  let at = 0;
  return template.replace(/\(([^()]*\|[^()]*)\)/g, (_, options: string) => {
    at += 1;
    return shuffle(seed, `${name} ${at}`, options.split('|'))[0] ?? '';
  });
}
