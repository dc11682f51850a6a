import type { Block } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { type PastedFrom, PROMPT_END, PROMPT_START } from '#shared/proposals/pasted.ts';
import { sectionsInJson } from '../llm/index.ts';
import { blocksOfParagraphs } from './blocks-of-paragraphs.ts';
import { isDeclined, wordCount } from './chat-words.ts';
import { letterAsIs, letterInChat } from './letter-text.ts';

/** A letter has no more words. */
const LEAST_WORDS = 8;
/** And no more lines: each is compared with each of the client's questions. */
const MOST_LINES = 400;

/** Why a pasted text is no letter. */
export type Unusable = 'prompt' | 'declined' | 'none';

export type PastedRead =
  | { readonly unusable: Unusable }
  | {
      readonly unusable?: never;
      readonly blocks: readonly Block[];
      /** The text around the letter. */
      readonly left: readonly string[];
    };

/**
 * Reads a letter from a pasted text of at most `MAX_PASTED_CHARS`: Markdown, a code block, JSON, with or without named
 * parts, and for a chat's answer the text before and after.
 */
export function readPasted(pasted: string, from: PastedFrom, brief: JobBrief): PastedRead {
  const text = behindPrompt(pasted);
  if (text === null || /<<<(?:task|post)-[\da-z]{4}/i.test(text)) return { unusable: 'prompt' };
  const { paragraphs, left } = from === 'self' ? letterAsIs(text) : letterInChat(textOfSections(text) ?? text);
  const lines = paragraphs.flat();
  const words = wordCount(lines.join(' '));
  if (words < LEAST_WORDS || lines.length > MOST_LINES) return { unusable: 'none' };
  if (from !== 'self' && isDeclined(lines.join(' '))) return { unusable: 'declined' };
  const blocks = blocksOfParagraphs(paragraphs, brief);
  return blocks.length === 0 ? { unusable: 'none' } : { blocks, left };
}

/** The answer of a whole chat; null for the prompt without one. */
function behindPrompt(text: string): string | null {
  if (!text.includes(PROMPT_START) && !text.includes(PROMPT_END)) return text;
  const at = text.lastIndexOf(PROMPT_END);
  const rest = at < 0 ? '' : text.slice(at + PROMPT_END.length);
  return wordCount(rest) < LEAST_WORDS ? null : rest;
}

/** JSON in the requested form, as a letter with named parts. */
function textOfSections(text: string): string | undefined {
  const sections = sectionsInJson(text);
  if (sections.length === 0) return undefined;
  return sections.map(({ part, blocks }) => [`[${part}]`, ...blocks.map(textOfBlock)].join('\n')).join('\n\n');
}

function textOfBlock({
  kind,
  question,
  sentences,
}: ReturnType<typeof sectionsInJson>[number]['blocks'][number]): string {
  const texts = sentences.map(({ text }) => text.replace(/\s+/g, ' '));
  if (kind === 'list') return texts.map((text) => `- ${text}`).join('\n');
  return `${kind === 'answer' && question !== '' ? `${question}: ` : '\n'}${texts.join(' ')}`;
}
