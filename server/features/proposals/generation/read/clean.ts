import { visibleCharacters } from './characters.ts';
import { textOfHtml } from './html-text.ts';

export interface PostInput {
  readonly title: string;
  readonly description: string;
}

export interface CleanPost {
  /** Title, a newline, description: every `start` of a brief counts in it. */
  readonly text: string;
  readonly title: string;
  readonly description: string;
  /** Where the description begins in `text`. */
  readonly bodyStart: number;
  /** Text that a reader of the page did not see. */
  readonly hidden: string[];
}

/** The post as a person reads it: visible characters only, HTML and Markdown turned to text that keeps its structure. */
export function cleanPost(input: PostInput): CleanPost {
  const title = cleanText(input.title);
  const body = cleanText(input.description);
  const oneLineTitle = title.text.replace(/\s+/g, ' ').trim();
  return {
    text: `${oneLineTitle}\n${body.text}`,
    title: oneLineTitle,
    description: body.text,
    bodyStart: oneLineTitle.length + 1,
    hidden: [...title.hidden, ...body.hidden],
  };
}

function cleanText(raw: string): { text: string; hidden: string[] } {
  const seen = visibleCharacters(raw);
  const page = textOfHtml(seen.text);
  // Entities may have added invisible characters again ('&#8203;').
  const again = visibleCharacters(page.text);
  const text = textOfMarkdown(again.text)
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(FOLD_AT_END, '');
  return { text, hidden: [...seen.hidden, ...page.hidden, ...again.hidden].filter((words) => words !== '') };
}

/** The link of a page that shows the rest of a long post. */
const FOLD_AT_END = /\s?(?:(?:…|\.{3})\s?(?:(?:view|read|show|see)\s)?more|\n(?:view|read|show|see) (?:more|less))$/i;

const WHOLE_LINE_BOLD = /^([ ]*(?:[-•*] )?)(?:\*\*|__)([^*_\n]{2,90})(?:\*\*|__):?[ ]*$/gm;
const BOLD = /(\*\*|__)(?=\S)([^*\n]{1,400}?)\1/g;
const ITALIC = /(^|[\s(])([*_])(?=[^\s*_])([^*_\n]{1,200}?)\2(?=[\s.,;:!?)]|$)/gm;
const LINK = /!?\[([^[\]\n]{1,300})\]\((https?:[^()\s]{1,500})\)/g;
const ESCAPED = /\\([-*_#.!()[\]~`>+])/g;

/** Markdown without its marks, so that a quoted span reads as the client meant it. Heading and bullet marks stay. */
function textOfMarkdown(text: string): string {
  return text
    .replace(WHOLE_LINE_BOLD, (line, lead: string, words: string) => (lead.trim() === '' ? `## ${words}` : line))
    .replace(BOLD, '$2')
    .replace(BOLD, '$2')
    .replace(ITALIC, '$1$3')
    .replace(LINK, (_, words: string, url: string) => (words === url ? url : `${words} (${url})`))
    .replace(ESCAPED, '$1');
}
