import type { Block } from '#shared/proposals/blocks.ts';
import { visibleCharacters } from '../read/characters.ts';
import type { WrittenSentence } from './answer-schema.ts';
import type { Mask } from './masking/mask.ts';

/** A section has no more. */
export const MAX_BLOCKS = 10;
export const MAX_SENTENCES = 30;
export const MAX_SENTENCE_CHARS = 700;

/** A sentence of the model, in normalised characters. */
export interface ModelSentence {
  readonly text: string;
  readonly facts: readonly string[];
  /** Of the question that it answers. */
  readonly question: string | undefined;
  /** A masked text that cannot be restored: its placeholder was changed. */
  readonly isMangled: boolean;
}

/** In normalised characters and without markup, with the masked texts restored. */
export function cleanSentence({ text, facts }: WrittenSentence, mask: Mask): Omit<ModelSentence, 'question'> {
  return {
    text: mask.restore(stripMarkup(visibleCharacters(text).text)),
    facts: facts.map(idOf),
    isMangled: mask.hasRemains(text),
  };
}

/** Markup that a model adds against its instructions. */
function stripMarkup(text: string): string {
  return text
    .replace(/\*\*|__|`|<\/?(?:p|b|i|strong|em|br)\s{0,3}\/?>/g, '')
    .replace(/^\s{0,9}(?:#{1,6}|[-*•])\s{1,9}/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function idOf(id: string): string {
  return id.trim().toUpperCase();
}

/** Only a blank for what the freelancer alone knows. */
export function isBlank(block: Block): boolean {
  return block.type === 'p' && /^\[[^\]]*\]$/.test(block.text);
}

export function joinSentences(sentences: readonly Pick<ModelSentence, 'text'>[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

export function listEvidence(sentences: readonly Pick<ModelSentence, 'facts'>[]): string[] {
  return [...new Set(sentences.flatMap(({ facts }) => facts))];
}
