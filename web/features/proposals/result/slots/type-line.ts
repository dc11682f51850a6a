import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import {
  documentOfLetter,
  documentToHtml,
  isSameDocument,
  replaceWords,
  writtenSections,
} from '#shared/proposals/document/index.ts';
import { composeLetter, type Letter } from '#shared/proposals/letter/compose.ts';
import type { LetterLines, LetterMaterial } from '#shared/proposals/letter/material.ts';
import { closeSentence } from '#shared/proposals/letter/pieces.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import type { Done } from '../../generation/generation-state.ts';
import { withLine } from '../../wizard/lines.ts';
import { findSlotPlaces } from './slot-places.ts';

export interface TypedLine {
  readonly letter: Done;
  /** False where the text was edited by hand and has no place for the line any more. */
  readonly isPlaced: boolean;
}

/**
 * The letter with a line typed into one of its blanks: null takes the line back, '' leaves a suggested sentence out. A letter that
 * nobody edited is composed again; in an edited one only the words of that blank are replaced.
 */
export function typeLine(done: Done, slot: string, text: string | null): TypedLine {
  const { answer } = done;
  const lines = withLine(answer.lines, slot, text);
  if (answer.material === null) return inEdited(done, withoutMaterial(answer, lines, slot), slot);
  const after = composeLetter(answer.material, lines);
  if (!isUntouched(done, answer.material)) return inEdited(done, answerWith(answer, lines, after), slot);
  const composed = answerWith(answer, lines, after);
  return { letter: { ...done, answer: composed, document: composed.document }, isPlaced: true };
}

/** Whether the text is what its lines compose to, to the letter. */
export function isUntouched({ document, answer }: Done, material: LetterMaterial | null = answer.material): boolean {
  if (material === null) return false;
  return isSameDocument(document, documentOfLetter(composeLetter(material, answer.lines).blocks));
}

function answerWith(answer: GenerateAnswer, lines: LetterLines, letter: Letter): GenerateAnswer {
  const document = documentOfLetter(letter.blocks);
  return {
    ...answer,
    lines,
    document,
    formattedProposal: documentToHtml(document),
    plainText: blocksToPlain(letter.blocks),
    sections: writtenSections(letter.blocks),
    sentences: [...letter.sentences],
    slots: [...letter.slots],
    // Said of a letter that has nothing of the user's.
    warnings: answer.warnings.filter(({ code }) => code !== 'no_own_proof' || !hasOwnWords(letter)),
  };
}

function hasOwnWords({ sentences }: Letter): boolean {
  return sentences.some(({ source }) => source === 'fact' || source === 'line');
}

/** A language model wrote it: its blanks are known, and nothing that it could be composed from. */
function withoutMaterial(answer: GenerateAnswer, lines: LetterLines, slot: string): GenerateAnswer {
  const text = lines[slot]?.trim() ?? '';
  const slots = answer.slots.map((one) =>
    one.id === slot ? { ...one, text, state: text === '' ? ('open' as const) : ('filled' as const) } : one,
  );
  const others = answer.sentences.filter(({ source, from }) => source !== 'line' || from !== slot);
  const typed = { text: closeSentence(text), part: 'answers', source: 'line', from: slot } as const;
  return { ...answer, lines, slots, sentences: text === '' ? others : [...others, typed] };
}

/** Replaces only the words of the one blank, as they are in the text now. */
function inEdited(done: Done, after: GenerateAnswer, slot: string): TypedLine {
  const place = findSlotPlaces(done.document, done.answer).find(({ id }) => id === slot);
  const answer = { ...after, sections: keepRewritten(done.answer, after) };
  if (!place) return { letter: { ...done, answer }, isPlaced: false };
  const document = replaceWords(done.document, place, wordsFor(after, slot));
  return { letter: { ...done, answer, document, edited: true }, isPlaced: true };
}

/** What the letter says for a blank: the line, the bracketed prompt, a suggestion, or nothing. */
function wordsFor({ slots, sentences, material }: GenerateAnswer, id: string): string {
  const typed = sentences.filter(({ source, from }) => source === 'line' && from === id).map(({ text }) => text);
  if (typed.length > 0) return typed.join(' ');
  const slot = slots.find((one) => one.id === id);
  if (slot?.state === 'open') return `[${slot.prompt}]`;
  if (slot?.state === 'suggested')
    return slot.text !== '' && material?.asks.some((ask) => ask.id === id) ? closeSentence(slot.text) : slot.text;
  return '';
}

/** A section that was rewritten alone stays known by its own first words. */
function keepRewritten(before: GenerateAnswer, after: GenerateAnswer): GenerateAnswer['sections'] {
  if (before.material === null) return before.sections;
  const composed = writtenSections(composeLetter(before.material, before.lines).blocks);
  const rewritten = before.sections.filter(({ part, document }) => {
    const own = composed.find((section) => section.part === part);
    return !own || !isSameDocument(own.document, document);
  });
  return after.sections.map((section) => rewritten.find(({ part }) => part === section.part) ?? section);
}
