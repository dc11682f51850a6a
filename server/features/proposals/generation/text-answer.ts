import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { demandsOf, shownHeadings, sizesOf } from '#shared/proposals/layout.ts';
import type { LetterLines, LetterSentence } from '#shared/proposals/letter/material.ts';
import type { Layout } from '#shared/proposals/options.ts';
import { cutSentences } from '#shared/proposals/text/sentence-ends.ts';
import { wordsOf } from '#shared/proposals/verify/words.ts';
import type { Claim } from '#shared/proposals/verify.ts';
import { textOfAnswer, warningsFor } from './notes.ts';
import type { Prepared } from './prepared.ts';
import { slotsOfBlanks } from './slots-of-blanks.ts';
import type { EngineTasks } from './tasks.ts';

export interface WrittenText {
  /** Headings included, whether shown or not. */
  readonly blocks: readonly Block[];
  readonly layout: Layout;
  /** Left out: as the layout has it. */
  readonly shown?: ReadonlySet<Part> | undefined;
}

/** Everything that an answer says of a text by a model, or of one from elsewhere. Nothing of the text is changed. */
export async function answerOfText(
  { verify }: Pick<EngineTasks, 'verify'>,
  { material, left, against }: Prepared,
  { blocks: given, layout, shown }: WrittenText,
) {
  const { brief, language, lines } = material;
  const { facts, userText } = against;
  const headings = shown ?? shownHeadings(sizesOf(given), layout, demandsOf(brief));
  const text = textOfAnswer(brief, given, layout, headings);
  const report = await verify({ text: text.plainText, brief, facts, userText });
  const sentences = sentencesIn(given, report.claims, lines);
  const blocks = given.map((block) => withEvidence(block, sentences));
  return {
    ...text,
    unanswered: unansweredIn(brief, report.marks),
    warnings: warningsFor({ brief, language, facts, lines, blocks, blanks: report.blanks, left }),
    sentences,
    slots: slotsOfBlanks(blocks, brief),
    material: null,
    lines,
    language,
  };
}

/** The questions, asks and puzzles that have a blank in the text, or are not in it. */
export function unansweredIn(
  brief: Prepared['material']['brief'],
  marks: Readonly<Record<string, string>>,
): GenerateAnswer['unanswered'] {
  const puzzles = brief.puzzles.map((puzzle) => ({ ...puzzle, text: puzzle.expression }));
  const asked = [...brief.questions, ...brief.asks, ...puzzles];
  return asked.filter(({ id }) => marks[id] !== 'answered').map(({ id, text, quote }) => ({ id, text, quote }));
}

/** Each sentence with the fact or typed line that it matches; else it is the model's. */
function sentencesIn(blocks: readonly Block[], claims: readonly Claim[], lines: LetterLines): LetterSentence[] {
  const typed = Object.entries(lines).map(([id, text]) => ({ id, words: wordsOf(text).join(' ') }));
  return blocks.flatMap((block) =>
    block.type === 'heading' ? [] : sentencesOfBlock(block).map((text) => sourced(text, block.part, claims, typed)),
  );
}

function sentencesOfBlock(block: Exclude<Block, { type: 'heading' }>): string[] {
  const texts = block.type === 'list' ? block.items : block.text.split('\n');
  return texts.flatMap((text) => {
    const { whole, rest } = cutSentences(text);
    return [...whole, ...(rest === '' ? [] : [rest])];
  });
}

function sourced(
  text: string,
  part: Part,
  claims: readonly Claim[],
  typed: readonly { readonly id: string; readonly words: string }[],
): LetterSentence {
  const words = wordsOf(text).join(' ');
  const line = typed.find((one) => one.words !== '' && (words.includes(one.words) || one.words.includes(words)));
  if (line) return { text, part, source: 'line', from: line.id };
  const known = claims.find(({ sentence, factId }) => factId !== null && text.includes(sentence));
  const fact = known?.factId ?? null;
  return { text, part, source: fact === null ? 'model' : 'fact', from: fact };
}

function withEvidence(block: Block, sentences: readonly LetterSentence[]): Block {
  if (block.type === 'heading') return block;
  const text = block.type === 'list' ? block.items.join('\n') : block.text;
  const own = sentences.filter((one) => one.part === block.part && one.source === 'fact' && text.includes(one.text));
  return { ...block, evidence: [...new Set(own.flatMap(({ from }) => from ?? []))] };
}
