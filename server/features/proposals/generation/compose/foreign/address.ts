import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Frames, Slot } from './tongue.ts';

/** How a language says 'you' to somebody close, where it has another way for somebody one does not know. */
export interface Address {
  /** What a client writes who says 'tú' or 'du', and what one writes who does not. */
  readonly signs: { readonly familiar: RegExp; readonly polite: RegExp };
  /** What nobody writes who says 'tú' or 'du', and no third person is meant by. */
  readonly surelyPolite: RegExp;
  /** By what a frame is known that says 'tú' or 'du'. Made for the frames of the language alone. */
  readonly close: RegExp;
  /** A polite frame in the familiar form. Made for the frames of the language alone, and tested on each of them. */
  frame(polite: string): string;
  /** What belongs to the client; `text` calls it in the polite form. */
  things(text: string): string;
}

/** How the client speaks to whom they write to; null where they do not say. Only where they ask something do they say either. */
export function mannerOf(
  { opener, anywhere, questions, asks, puzzles }: JobBrief,
  { signs, surelyPolite }: Address,
): 'familiar' | 'polite' | null {
  const asked = [...(opener ? [opener] : []), ...anywhere, ...questions, ...asks, ...puzzles];
  const text = asked.map(({ quote }) => quote).join('\n');
  if (count(text, signs.familiar) > count(text, signs.polite)) return 'familiar';
  return count(text, surelyPolite) > count(text, signs.familiar) ? 'polite' : null;
}

const ENOUGH_WORDINGS = 3;

/** A relaxed tone for a client who says 'usted' or 'Sie': its own frames that say neither, and polite ones where those are few. */
export function keptPolite(own: Frames, polite: Frames, { close }: Address): Frames {
  const kept = (slot: Slot) => {
    const neutral = own[slot].filter((frame) => !close.test(frame));
    return neutral.length >= ENOUGH_WORDINGS ? neutral : [...neutral, ...polite[slot]];
  };
  return {
    hookOne: kept('hookOne'),
    hookTwo: kept('hookTwo'),
    hookNoun: kept('hookNoun'),
    hookTitle: kept('hookTitle'),
    more: kept('more'),
    tools: kept('tools'),
    timing: kept('timing'),
    approach: kept('approach'),
    conduct: kept('conduct'),
    manner: kept('manner'),
    portfolio: kept('portfolio'),
    before: kept('before'),
    after: kept('after'),
    close: kept('close'),
  };
}

function count(text: string, sign: RegExp): number {
  return [...text.matchAll(sign)].length;
}

/** Each of `pairs` in its turn: what stands there, and what is said instead; as whole words, in the case that stands there. */
export function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce(
    (rest, [from, to]) =>
      rest.replace(
        new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'giu'),
        (found: string, group: string | number | undefined) => {
          // Without a group its place is taken by where the words stand.
          const said = to.replace('$1', () => (typeof group === 'string' ? group : ''));
          return /^\p{Lu}/u.test(found) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
        },
      ),
    text,
  );
}
