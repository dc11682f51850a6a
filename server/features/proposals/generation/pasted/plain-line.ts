const TAGS = /<\/?(?:p|b|i|u|strong|em|div|span|ul|ol|li|h[1-6]|blockquote)(?:\s[^<>]{0,200})?>/gi;
const LINK = /\[([^[\]\n]{1,200})\]\(\s?<?([^()\s<>]{1,500})>?\s?\)/g;

/** Markup as paragraphs and words. */
export function withoutTags(text: string): string {
  return text
    .replace(/<br\s?\/?>/gi, '\n')
    .replace(/<\/(?:p|div|li|h[1-6])>/gi, '\n\n')
    .replace(TAGS, '');
}

/** A line without Markdown marks: bidding platforms show them as typed. */
export function plainLine(line: string): string {
  return line
    .replace(LINK, (_whole, text: string, url: string) =>
      text === url || url.endsWith(text) ? url : `${text} (${url})`,
    )
    .replace(/\*\*|__(?=\S)|(?<=\S)__|`/g, '')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]{1,400})(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/\\([*_#[\]().!>-])/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .trim();
}
