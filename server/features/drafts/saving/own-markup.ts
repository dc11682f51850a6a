import { sanitizeHtml } from '../../proposals/index.ts';

/** What each element may hold, beside text in all but lists, as the editor writes it; '' stands for no element. */
const INLINE = ['br', 'strong', 'em', 'a'];
const MAY_HOLD: Readonly<Record<string, readonly string[]>> = {
  '': ['p', 'ol', 'ul'],
  ol: ['li'],
  ul: ['li'],
  li: [...INLINE, 'p', 'ol', 'ul'],
  p: INLINE,
  strong: INLINE,
  em: INLINE,
  a: INLINE,
};
const NO_TEXT = new Set(['', 'ol', 'ul']);
/** Far more than the editor nests, and less than the sanitiser keeps. */
const MAX_DEPTH = 50;
/** Each address is read by a parser of its own. */
const MAX_LINKS = 1_000;

/** One tag to the letter as the editor writes it, and the text up to the next. */
const PIECE =
  /^(?:(br|p|strong|em|ol|ul|li)>|(a) href="([^"<>]*)"(?: rel="noopener noreferrer nofollow")?>|\/(p|strong|em|ol|ul|li|a)>)/;
/** As text it would not come out of a parser as it went in. */
const UNUSUAL = /&(?!(?:amp|lt|gt|quot|nbsp|#39);)|[\r\u0000]/;
const SIGNS: Readonly<Record<string, string>> = { '>': '&gt;', '"': '&quot;', "'": '&#39;', '&nbsp;': '\u00A0' };

/**
 * The same as `sanitizeHtml` makes of HTML that is nested as the editor nests it; undefined for any other. In one walk: a
 * parser takes seconds for a megabyte of short lines, in which everybody else would wait.
 */
export function cleanOwnMarkup(html: string): string | undefined {
  const [before = '', ...pieces] = html.split('<');
  if (before !== '' || pieces.filter((piece) => piece.startsWith('a ')).length > MAX_LINKS) return undefined;
  const open: Open[] = [];
  const cleaned: string[] = [];
  for (const piece of pieces) {
    const clean = cleanPiece(piece, open);
    if (clean === undefined) return undefined;
    cleaned.push(clean);
  }
  return open.length === 0 ? cleaned.join('') : undefined;
}

/** An element that has been opened, and how it ends. */
interface Open {
  readonly name: string;
  readonly end: string;
}

function cleanPiece(piece: string, open: Open[]): string | undefined {
  const [tag = '', plain, link, href = '', closing] = PIECE.exec(piece) ?? [];
  const name = plain ?? link;
  if (tag === '') return undefined;
  const cleanTag = name === undefined ? closed(closing, open) : opened(name, href, open);
  const text = piece.slice(tag.length);
  const isMisplaced = text !== '' && NO_TEXT.has(open.at(-1)?.name ?? '');
  if (cleanTag === undefined || isMisplaced || UNUSUAL.test(text)) return undefined;
  return cleanTag + text.replace(/[>"']|&nbsp;/g, (sign) => SIGNS[sign] ?? sign);
}

function opened(name: string, href: string, open: Open[]): string | undefined {
  const mayStand = MAY_HOLD[open.at(-1)?.name ?? '']?.includes(name);
  const isOpen = name === 'strong' || name === 'em' || name === 'a' ? open.some((outer) => outer.name === name) : false;
  if (!mayStand || isOpen || open.length === MAX_DEPTH) return undefined;
  if (name === 'br') return '<br>';
  // A link of which nothing is kept has neither a beginning nor an end.
  const tag = name === 'a' ? sanitizeHtml(`<a href="${href}"></a>`).replace('</a>', '') : `<${name}>`;
  open.push({ name, end: tag === '' ? '' : `</${name}>` });
  return tag;
}

function closed(name: string | undefined, open: Open[]): string | undefined {
  const last = open.pop();
  return last?.name === name ? last?.end : undefined;
}
