import type { Block } from '#shared/proposals/blocks.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import {
  documentOfLetter,
  documentToHtml,
  isSameDocument,
  type ProposalDocument,
  replaceWords,
  spansText,
  writtenSections,
} from '#shared/proposals/document/index.ts';
import { blocksInLayout, demandsOf, shownHeadings, sizesOf } from '#shared/proposals/layout.ts';
import { composeLetter, type Letter } from '#shared/proposals/letter/compose.ts';
import type { LetterLines, LetterMaterial, LetterSentence, LetterSlot } from '#shared/proposals/letter/material.ts';
import { closeSentence } from '#shared/proposals/letter/pieces.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { sentencesOf } from '#shared/proposals/verify/words.ts';
import type { Done } from '../../generation/generation-state.ts';
import { withLine } from '../../wizard/lines.ts';
import { addSentence } from '../text/add-sentence.ts';
import { findSlotPlaces, type SlotPlace } from './slot-places.ts';

/**
 * The letter with a line typed for one of its slots: null takes the line back, '' leaves out what would stand there. A letter that
 * nobody edited is composed again; in any other one only the words of that slot are replaced, or its sentence added.
 */
export function typeLine(done: Done, slot: string, text: string | null): Done {
  const { answer } = done;
  const lines = withLine(answer.lines, slot, text);
  const isComposed = answer.material !== null && composeLetter(answer.material, {}).slots.some(({ id }) => id === slot);
  if (answer.material === null || !isComposed) return inText(done, withoutMaterial(answer, lines, slot), slot);
  const composed = answerWith(answer, lines, composeLetter(answer.material, lines));
  if (!isUntouched(done)) return inText(done, composed, slot);
  return { ...done, answer: composed, document: composed.document };
}

/** Whether the text is what its lines compose to, to the letter. */
export function isUntouched({ document, answer }: Done): boolean {
  if (answer.material === null) return false;
  return isSameDocument(document, documentOfLetter(shownBlocks(composeLetter(answer.material, answer.lines), answer)));
}

type Shown = Pick<GenerateAnswer, 'layout' | 'brief'>;

function shownBlocks({ blocks }: Letter, { layout, brief }: Shown): readonly Block[] {
  return blocksInLayout(blocks, layout, demandsOf(brief));
}

/** Every part with its heading's words, also where that is not shown. */
function sectionsOfLetter({ blocks }: Letter, { layout, brief }: Shown): GenerateAnswer['sections'] {
  return writtenSections(blocks, shownHeadings(sizesOf(blocks), layout, demandsOf(brief)));
}

function answerWith(answer: GenerateAnswer, lines: LetterLines, letter: Letter): GenerateAnswer {
  const blocks = shownBlocks(letter, answer);
  const document = documentOfLetter(blocks);
  const slots: readonly LetterSlot[] = letter.slots;
  // Blanks that are in the text alone.
  const others = answer.slots.filter(({ id }) => !slots.some((slot) => slot.id === id));
  return {
    ...answer,
    lines,
    document,
    formattedProposal: documentToHtml(document),
    plainText: blocksToPlain(blocks),
    sections: sectionsOfLetter(letter, answer),
    sentences: [...letter.sentences],
    slots: [...slots, ...others],
    // Said of a letter that has nothing of the user's.
    warnings: answer.warnings.filter(({ code }) => code !== 'no_own_proof' || !hasOwnWords(letter)),
  };
}

function hasOwnWords({ sentences }: Letter): boolean {
  return sentences.some(({ source }) => source === 'fact' || source === 'line');
}

/** A blank that no material knows: it is filled where it stands. */
function withoutMaterial(answer: GenerateAnswer, lines: LetterLines, slot: string): GenerateAnswer {
  const text = lines[slot]?.trim() ?? '';
  const slots = answer.slots.map((one) =>
    one.id === slot ? { ...one, text, state: text === '' ? ('open' as const) : ('filled' as const) } : one,
  );
  const others = answer.sentences.filter(({ source, from }) => source !== 'line' || from !== slot);
  const typed = { text, part: 'answers', source: 'line', from: slot } as const;
  return { ...answer, lines, slots, sentences: text === '' ? others : [...others, typed] };
}

/** Replaces only the words of the one slot, as they are in the text now; without a place there, its sentence is added. */
function inText(done: Done, after: GenerateAnswer, slot: string): Done {
  const place = findSlotPlaces(done.document, done.answer).find(({ id }) => id === slot);
  const said = wordsFor(after, slot);
  const { document, words } = place ? replaceIn(done, place, { after, said }) : addTo(done, after, { slot, said });
  const sections = keepRewritten(done.answer, after);
  // As it reads there: by that it is found again.
  const sentences = after.sentences.map((one) =>
    isTypedFor(one, slot) && words !== '' ? { ...one, text: words } : one,
  );
  return { ...done, answer: { ...after, sections, sentences }, document, edited: true };
}

interface Worded {
  readonly document: ProposalDocument;
  readonly words: string;
}

function replaceIn(done: Done, place: SlotPlace, { after, said }: { after: GenerateAnswer; said: string }): Worded {
  const around = sentenceAround(place);
  // 'My rate is [your rate].' is replaced as a whole where it is still ours; in other words only the blank is.
  const isOurs = around !== null && isSentenceOf(done.answer, around.words) && isSentenceOf(after, said);
  if (isOurs) return { document: replaceWords(done.document, { ...place, ...around.range }, said), words: said };
  const words = around === null ? closed(said) : inSentence(wordsAlone(after, place.id) ?? said, place);
  return { document: replaceWords(done.document, place, words), words };
}

/** The line, or the blank, without the sentence around it. */
function wordsAlone({ lines, slots }: GenerateAnswer, id: string): string | undefined {
  const slot = slots.find((one) => one.id === id);
  return lines[id]?.trim() || (slot?.state === 'open' ? `[${slot.prompt}]` : undefined);
}

function addTo(
  { document, answer }: Done,
  after: GenerateAnswer,
  { slot, said }: { slot: string; said: string },
): Worded {
  const part = after.slots.find(({ id }) => id === slot)?.part ?? 'answers';
  const words = closed(said);
  return { document: words === '' ? document : addSentence(document, answer, part, words), words };
}

function isSentenceOf({ material, lines }: GenerateAnswer, words: string): boolean {
  return material !== null && composedSentences(material, lines).includes(words);
}

function composedSentences(material: LetterMaterial, lines: LetterLines): string[] {
  return sentencesOf(blocksToPlain(composeLetter(material, lines).blocks));
}

/** The sentence that a blank is in; null where the blank is all of it. */
function sentenceAround({ spans, start, end }: SlotPlace) {
  const text = spansText(spans);
  for (const words of sentencesOf(text)) {
    const from = text.indexOf(words);
    const range = { start: from, end: from + words.length };
    if (range.start > start || range.end < end) continue;
    return range.start === start && range.end === end ? null : { words, range };
  }
  return null;
}

/** Within a sentence a line needs no full stop of its own; at the end of its paragraph it ends that. */
function inSentence(line: string, { spans, end }: SlotPlace): string {
  const next = spansText(spans).slice(end).trimStart();
  if (/^[.,;:!?)]/.test(next)) return line.replace(/\.$/, '');
  return next === '' ? closed(line) : line;
}

function closed(words: string): string {
  return words === '' ? '' : closeSentence(words);
}

function isTypedFor({ source, from }: LetterSentence, slot: string): boolean {
  return source === 'line' && from === slot;
}

/** What the letter says for a slot: the line, its sentence around the blank, a suggestion, or nothing. */
function wordsFor({ slots, sentences, material, lines }: GenerateAnswer, id: string): string {
  const typed = sentences.filter((one) => isTypedFor(one, id)).map(({ text }) => text);
  if (typed.length > 0) return typed.join(' ');
  const slot = slots.find((one) => one.id === id);
  if (slot?.state === 'open') return sentenceWith(material, lines, `[${slot.prompt}]`);
  if (slot?.state === 'suggested')
    return slot.text !== '' && material?.asks.some((ask) => ask.id === id) ? closeSentence(slot.text) : slot.text;
  return '';
}

/** As it is composed; the blank alone where nothing composes it. */
function sentenceWith(material: LetterMaterial | null, lines: LetterLines, blank: string): string {
  const all = material === null ? [] : composedSentences(material, lines);
  return all.find((sentence) => sentence.includes(blank)) ?? blank;
}

/** A part that was rewritten stays known by its own first words. */
function keepRewritten(before: GenerateAnswer, after: GenerateAnswer): GenerateAnswer['sections'] {
  if (before.material === null) return before.sections;
  const composed = sectionsOfLetter(composeLetter(before.material, before.lines), before);
  const rewritten = before.sections.filter(({ part, document }) => {
    const own = composed.find((section) => section.part === part);
    return !own || !isSameDocument(own.document, document);
  });
  return after.sections.map((section) => rewritten.find(({ part }) => part === section.part) ?? section);
}
