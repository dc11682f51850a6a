import { contentStems, stem } from './words.ts';

/** Words that begin alike have one root: 'typist' and 'typing', 'catalogue' and 'catálogo'. */
const KIN_CHARS = 5;

/** Irregular English verbs: the past, the participle where it differs, and the plain form. */
export const PAST = new Map(
  `built build, wrote write, written write, rewrote rewrite, rewritten rewrite, ghostwrote ghostwrite, ghostwritten ghostwrite,
  taught teach, ran run, kept keep, drew draw, drawn draw, redrew redraw, made make, led lead, brought bring, took take, taken take,
  found find, sent send, sold sell, held hold, knew know, known know, spoke speak, spoken speak, won win, grew grow, grown grow,
  caught catch, rebuilt rebuild, shot shoot, sang sing, sung sing, bought buy, gave give, given give, began begin, saw see, seen see,
  laid lay, told tell, left leave, met meet, oversaw oversee, overseen oversee, went go, gone go`
    .split(/,\s*/)
    .map((pair): [string, string] => {
      const [past = '', plain = ''] = pair.trim().split(' ');
      return [past, plain];
    }),
);

/** The plain form of a word, so that 'built' and 'build' are one. */
function plainVerb(word: string): string {
  return PAST.get(word) ?? word;
}

/** Content stems, of verbs in their plain form. */
export function rootsOf(text: string): string[] {
  return contentStems(text).map((root) => stem(plainVerb(root)));
}

/** The beginning by which words are alike; null for a short word. */
export function kinOf(root: string): string | null {
  const bare = /^[a-z0-9]*$/.test(root) ? root : root.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.length < KIN_CHARS ? null : bare.slice(0, KIN_CHARS);
}
