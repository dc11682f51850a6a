import type { Block } from '../blocks.ts';
import { PROMPT_END, PROMPT_START } from '../pasted.ts';
import { BlockBuilder } from './block-builder.ts';
import { isDeclined, wordCount } from './chat-words.ts';
import { type ReadingOptions, TextReader } from './text-reader.ts';

/** The parts of a proposal in plain form, as lenient as chats are: `readAnswer` says what was around it. */
export function readProposalText(text: string, options?: ReadingOptions): Block[] {
  return [...readAll(text, options).blocks];
}

/** Why an answer is no proposal: it is the prompt, a refusal, or has no text. */
export type Unusable = 'prompt' | 'declined' | 'none';

export type AnswerRead =
  | { readonly unusable: Unusable }
  | { readonly unusable?: never; readonly blocks: readonly Block[]; readonly left: readonly string[] };

/** A proposal has no fewer words. */
const LEAST_WORDS = 8;

/** A whole answer of a chat, or a text of the user's own. */
export function readAnswer(answer: string, options: ReadingOptions = {}): AnswerRead {
  const text = behindPrompt(withoutReasoning(answer));
  if (text === null || /<<<(?:task|post|profile)-[\da-z]{4}/i.test(text)) return { unusable: 'prompt' };
  const { blocks, left } = readAll(text, options);
  const words = blocks.flatMap((block) => (block.type === 'list' ? block.items : [block.text])).join(' ');
  if (!options.isOwn && isDeclined(words)) return { unusable: 'declined' };
  return wordCount(words) < LEAST_WORDS ? { unusable: 'none' } : { blocks, left };
}

function readAll(text: string, options: ReadingOptions | undefined) {
  const reader = new TextReader(options);
  const builder = new BlockBuilder();
  for (const piece of reader.take(text)) builder.add(piece);
  for (const piece of reader.end()) builder.add(piece);
  return { blocks: builder.finish(), left: reader.left };
}

/** The answer of a whole chat; null for the prompt without one. */
function behindPrompt(text: string): string | null {
  if (!text.includes(PROMPT_START) && !text.includes(PROMPT_END)) return text;
  const at = text.lastIndexOf(PROMPT_END);
  const rest = at < 0 ? '' : text.slice(at + PROMPT_END.length);
  return wordCount(rest) < LEAST_WORDS ? null : rest;
}

/** Reasoning stands before its end tag. */
function withoutReasoning(text: string): string {
  const ends = [...text.matchAll(/<\/(?:think|thinking|thought|reasoning)>/gi)];
  const last = ends.at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}
