const WHOLE_LINE_BOLD = /^([ ]*(?:[-•*] )?)(?:\*\*|__)([^*_\n]{2,90})(?:\*\*|__):?[ ]*$/gm;
const BOLD = /(\*\*|__)(?=\S)([^*\n]{1,400}?)\1/g;
const ITALIC = /(^|[\s(])([*_])(?=[^\s*_])([^*_\n]{1,200}?)\2(?=[\s.,;:!?)]|$)/gm;
const LINK = /!?\[([^[\]\n]{1,300})\]\((https?:[^()\s]{1,500})\)/g;
const ESCAPED = /\\([-*_#.!()[\]~`>+])/g;

/** Markdown without its marks, so that a quoted span reads as the client meant it. Heading and bullet marks stay. */
export function textOfMarkdown(text: string): string {
  return text
    .replace(WHOLE_LINE_BOLD, (line, lead: string, words: string) => (lead.trim() === '' ? `## ${words}` : line))
    .replace(BOLD, '$2')
    .replace(BOLD, '$2')
    .replace(ITALIC, '$1$3')
    .replace(LINK, (_, words: string, url: string) => (words === url ? url : `${words} (${url})`))
    .replace(ESCAPED, '$1');
}
