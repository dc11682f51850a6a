import { z } from 'zod';
import { wellFormed } from '#shared/http/text.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import { documentToPlain } from '#shared/proposals/document/to-plain.ts';
import type { Opening } from '#shared/proposals/statuses.ts';
import { type DraftState, documentOf } from './state.ts';

const FIRST_LINE_CHARS = 200;
const READ_FOR_FIRST_LINE = 4_000;

/** What outcomes are counted by, besides the length. */
export interface Measures {
  readonly tone: string | null;
  readonly style: string | null;
  readonly language: string | null;
  readonly trade?: string | null;
  readonly opening?: Opening | null;
}

/** Of a letter that has just been generated. */
export function measuresOf({ tone, style }: Pick<GenerateInput, 'tone' | 'style'>, answer: GenerateAnswer): Measures {
  const trade = answer.material?.playbook?.file.split('/')[1] || null;
  return { tone, style, language: answer.language, trade, opening: openingOf(answer.sentences) };
}

/** Null where no sentence has a source. A greeting and a code word come before the opening. */
function openingOf(sentences: GenerateAnswer['sentences']): Opening | null {
  const first = sentences.find(({ source }) => source !== 'joint');
  if (!first) return null;
  if (first.text.trim().endsWith('?')) return 'question';
  if (first.source === 'fact' || first.source === 'line') return 'own_words';
  return first.source === 'post' || first.source === 'playbook' ? first.source : 'other';
}

const typed = z.object({
  tone: z.string().nullable().catch(null),
  style: z.string().nullable().catch(null),
  proposal: z
    .object({ answer: z.object({ language: z.string() }) })
    .nullable()
    .catch(null),
});

/** Of a workspace that was saved; the trade and the opening stay what the generation was. */
export function measuresOfWork(work: unknown): Partial<Measures> {
  const read = typed.safeParse(work).data;
  if (!read) return {};
  const language = read.proposal?.answer.language;
  return { tone: read.tone, style: read.style, ...(language !== undefined && { language }) };
}

/** The first words of a letter, as a list shows them, and its length. */
export function letterOf({ content, format }: Pick<DraftState, 'content' | 'format'>): {
  firstLine: string;
  words: number;
} {
  const text = format === 'document' ? documentToPlain(documentOf(content)) : content;
  const words = text.match(/\S+/g)?.length ?? 0;
  const beginning = text
    .slice(0, READ_FOR_FIRST_LINE)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return { firstLine: wellFormed(beginning.slice(0, FIRST_LINE_CHARS)), words };
}
