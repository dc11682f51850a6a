import { leadOf } from '../heading-lead.ts';
import { type Span, subSpan } from '../span.ts';

const ANNOUNCES =
  /^(?:please )?(?:deliver(?:ables?)?|scope(?: of work)?|tasks?|duties|responsibilities|(?:what )?(?:i|we) (?:need|want)|needed|wanted|to do|the work)\s?:$/i;
const NEXT = /, (?:and |then |plus )?|; (?:and )?| and (?=[^,;]*$)/g;
const MAX_ITEMS = 8;
const MAX_ITEM_WORDS = 14;

export interface Item extends Span {
  /** What the words before the colon say of it: 'let customers '. */
  readonly lead: string;
}

/** 'Deliver: a mood board, a floor plan and two renderings', 'customers can: book a visit, pay a deposit'; null for other sentences. */
export function itemsIn(sentence: Span): Item[] | null {
  const colon = /^[^:]{3,90}:(?=\s+\S)/.exec(sentence.text)?.[0];
  if (colon === undefined) return null;
  const lead = leadOf(colon);
  if (lead === '' && !ANNOUNCES.test(colon)) return null;
  const rest = subSpan(sentence, colon.length + 1);
  const cuts = [...rest.text.matchAll(NEXT)].map((match) => ({
    end: match.index,
    next: match.index + match[0].length,
  }));
  const items = [...cuts, { end: rest.text.length, next: 0 }].map(({ end }, i) =>
    subSpan(rest, i === 0 ? 0 : (cuts[i - 1]?.next ?? 0), end),
  );
  const isList = items.length >= 2 && items.every(({ text }) => text.split(/\s+/).length <= MAX_ITEM_WORDS);
  return isList ? items.slice(0, MAX_ITEMS).map((item) => ({ ...item, lead })) : null;
}
