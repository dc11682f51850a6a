import { toPlainLetters } from '../unicode-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};
/** Characters that nobody sees, of which some are for models. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Words without Markdown and HTML, in plain letters. A Markdown link stays with its address behind it; a picture goes. */
export function plainWords(text: string): string {
  return toPlainLetters(text)
    .replace(INVISIBLE, '')
    .replace(/!\[[^\]\n]{0,300}\]\([^()\n]{0,500}\)/g, '')
    .replace(/\[([^\]\n]{1,300})\]\((\S{1,500}?)\)/g, (_, words: string, href: string) =>
      words === href ? href : `${words} (${href})`,
    )
    .replace(/<\/?[a-z][^<>\n]{0,300}>/gi, '')
    .replace(/&([a-z]{2,6}|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\*\*|__|~~|`+|(?<![\p{L}\p{N}*])\*(?=\S)|(?<=\S)\*(?![\p{L}\p{N}*])/gu, '')
    .replace(/[ \t\u00A0]+/g, ' ')
    .trim();
}

/** A line of HTML as lines of text: its blocks begin lines, headings are marked as headings. */
export function linesOfHtml(line: string): string[] {
  return line
    .replace(/<(script|style)\b[^>]{0,300}>[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/<h[1-6]\b[^>]{0,300}>/gi, '\n\n## ')
    .replace(/<li\b[^>]{0,300}>/gi, '\n- ')
    .replace(/<\/?(?:p|div|ul|ol|h[1-6]|section|article|body|html)\b[^>]{0,300}>/gi, '\n\n')
    .replace(/<br\b[^>]{0,300}>/gi, '\n')
    .split('\n');
}

/** The texts of a JSON answer, each a paragraph, its headings as headings; undefined for what is no JSON, or an error. */
export function textInJson(text: string): string | undefined {
  try {
    const read: unknown = JSON.parse(text);
    const texts = [...textsOf(read, '')];
    return texts.length > 0 ? texts.join('\n\n') : undefined;
  } catch {
    return undefined;
  }
}

const OF_A_HEADING = /^(?:heading|title|label)$/i;
const OF_AN_ERROR = /^errors?$/i;
const MIN_WORDS = 3;

function* textsOf(value: unknown, name: string): Iterable<string> {
  if (typeof value === 'string') {
    if (OF_A_HEADING.test(name)) yield `## ${value}`;
    else if (value.split(/\s+/).length >= MIN_WORDS) yield value;
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inside] of Object.entries(value)) if (!OF_AN_ERROR.test(key)) yield* textsOf(inside, key);
}
