import type { Block, Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer, GenerateInput, Warning } from '#shared/proposals/contract.ts';
import { LANGUAGE_NAMES, WRITTEN_LANGUAGES } from '#shared/proposals/languages.ts';
import type { LetterSlot, SlotKind } from '#shared/proposals/letter/material.ts';
import type { PastedFrom, PastedInput } from '#shared/proposals/pasted.ts';
import { blocksToPlain, blockToPlain } from '#shared/proposals/plain-text.ts';
import { claimsIn } from '#shared/proposals/verify/claims.ts';
import { beginsWith, hasWord } from '#shared/proposals/verify/gates.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import { verifyProposal } from '#shared/proposals/verify.ts';
import { textOfAnswer, warningsFor } from '../notes.ts';
import { detectLanguage } from '../read/language.ts';
import { sharedWeight, stemsOf } from '../word-weights.ts';
import type { AssistantTask } from './assistant-task.ts';
import { readPasted, type Unusable } from './read-pasted.ts';

export type PastedAnswer =
  | { readonly refused: Unusable | 'another_post' }
  | { readonly refused?: never; readonly answer: Omit<GenerateAnswer, 'proposalId'> };

const MOST_LEFT_CHARS = 160;
/** A placeholder that was changed, or that comes from another prompt. */
const REMAINS = /\{\{([A-Z]{3,10})_\d{1,4}\}\}/g;

/** The proposal from a pasted text, checked like a generated one; or the reason why it is none. */
export function answerOfPasted(
  { input, prepared, composed, restore }: AssistantTask,
  pasted: PastedText,
): PastedAnswer {
  const { brief, language: wanted } = prepared.material;
  const text = restore(pasted.text).replace(REMAINS, (_whole, kind: string) => `[${kind.toLowerCase()}]`);
  const read = readPasted(text, pasted.from, brief);
  if (read.unusable) return { refused: read.unusable };
  const language = detectLanguage(blocksToPlain(read.blocks));
  const isElsewhere = !speaksOfPost(read.blocks, input, { post: brief.language, letter: language });
  if (isElsewhere && !pasted.isForThisJob) return { refused: 'another_post' };
  const coded = withCodeWords(read.blocks, brief);
  const { facts, userText } = prepared.against;
  const blocks = coded.blocks.map((block) => withEvidence(block, facts));
  const plainText = blocksToPlain(blocks);
  const report = verifyProposal({ text: plainText, brief, facts, userText });
  const written = WRITTEN_LANGUAGES.find((one) => one === language) ?? wanted;
  const { left } = prepared;
  const own = { brief, language: written, facts, lines: {}, blocks, report, left, outcome: null };
  const warnings = warningsFor(own).filter(({ code }) => pasted.from !== 'self' || code !== 'client_forbids_ai');
  return {
    answer: {
      ...textOfAnswer(brief, blocks, report.marks, 'structured'),
      warnings: [
        ...(isElsewhere ? [OTHER_JOB] : []),
        ...warnings,
        ...coded.added,
        ...leftOut(read.left, pasted.from),
        ...isAboutAnotherJob(language, wanted),
      ],
      engine: pasted.from === 'device' ? 'device' : 'pasted',
      fallback: false,
      usage: null,
      seed: '',
      language: written,
      sentences: [],
      slots: slotsOfBlanks(blocks, composed.letter.slots),
      skeleton: false,
      material: null,
      lines: input.lines,
      openings: null,
    },
  };
}

export interface PastedText extends Pick<PastedInput, 'text' | 'isForThisJob'> {
  readonly from: PastedFrom;
}

const OTHER_JOB: Warning = {
  code: 'pasted_other_job',
  message: 'This text has almost no words in common with the post. Check that it is about this job.',
};

function withEvidence(block: Block, facts: readonly Fact[]): Block {
  if (block.type === 'heading') return block;
  const claims = claimsIn(blockToPlain(block), facts);
  return { ...block, evidence: [...new Set(claims.flatMap(({ factId }) => factId ?? []))] };
}

function leftOut(left: readonly string[], from: PastedFrom): Warning[] {
  if (left.length === 0) return [];
  const quotes = left.map((text) => `“${text.length > MOST_LEFT_CHARS ? `${text.slice(0, MOST_LEFT_CHARS)}…` : text}”`);
  return [
    {
      code: 'pasted_left_out',
      message: `Left out of what ${from === 'device' ? 'the model wrote' : 'you pasted'}: ${quotes.join(', ')}.`,
    },
  ];
}

function isAboutAnotherJob(language: string, wanted: GenerateAnswer['language']): Warning[] {
  if (language === wanted) return [];
  const message = `This text does not seem to be in ${LANGUAGE_NAMES[wanted].name}, the language you chose for this proposal.`;
  return [{ code: 'pasted_other_language', message }];
}

/** The words of a blank that asks for such a thing. */
const SAYS: Partial<Record<SlotKind, RegExp>> = {
  rate: /(?<!\p{L})(?:rate|price|fee|cost|quote|budget|tarifa?|precio|preço|prix|preis|honorar|stundensatz)(?!\p{L})/iu,
  availability:
    /(?<!\p{L})(?:availab\p{L}*|hours|time ?zone|start|date|disponib\p{L}*|verfügbar\p{L}*|horario|fuseau)(?!\p{L})/iu,
  link: /(?<!\p{L})(?:link|url|portfolio|website|sample|example)s?(?!\p{L})/iu,
  proof: /(?<!\p{L})(?:project|experience|work|client|result)s?(?!\p{L})/iu,
  experience: /(?<!\p{L})(?:project|experience|work|client)s?(?!\p{L})/iu,
};

/**
 * The blanks of a letter with a counterpart in the composer's letter for this post: they can be typed into, and the line is
 * remembered by its kind.
 */
function slotsOfBlanks(blocks: readonly Block[], known: readonly LetterSlot[]): LetterSlot[] {
  const slots: LetterSlot[] = [];
  for (const block of blocks) {
    for (const blank of blanksIn(blockToPlain(block))) {
      const prompt = blank.slice(1, -1);
      const free = known.filter(({ id }) => slots.every((slot) => slot.id !== id));
      const slot = free.find((one) => isOf(one, block, prompt));
      if (slot) slots.push({ ...slot, prompt, state: 'open', text: '' });
    }
  }
  return slots;
}

function isOf({ kind, prompt, asked }: LetterSlot, block: Block, blank: string): boolean {
  if (prompt.toLowerCase() === blank.toLowerCase()) return true;
  if (block.type === 'qa') return asked === block.question;
  return SAYS[kind]?.test(blank) ?? false;
}

/** Two words that few posts have, or several that more do. Measured on letters of other jobs; docs/spec/writer.md. */
const LEAST_SHARED = 4;

/** Whether a letter is about the post: only an obviously different topic is refused. */
function speaksOfPost(
  blocks: readonly Block[],
  post: Pick<GenerateInput, 'jobTitle' | 'jobDescription'>,
  languages: { readonly post: string; readonly letter: string },
): boolean {
  const language = languages.letter;
  const own = stemsOf(blocksToPlain(blocks));
  const theirs = stemsOf(`${post.jobTitle}\n${post.jobDescription}`);
  // Two languages share names and tools alone, and some posts have none.
  if (languages.post !== language) return true;
  return sharedWeight(own, theirs, language) >= Math.min(LEAST_SHARED, mostShared(theirs, language) / 2);
}

/** A post of one line has little to share. */
function mostShared(theirs: ReadonlySet<string>, language: string): number {
  return sharedWeight(theirs, theirs, language);
}

/** A letter with the code words, and what had to be added. */
interface WithCodeWords {
  readonly blocks: readonly Block[];
  readonly added: readonly Warning[];
}

/** The code word is first and alone; one that may be anywhere is added at the end if it is missing. */
function withCodeWords(blocks: readonly Block[], brief: JobBrief): WithCodeWords {
  const added: Warning[] = [];
  const { opener } = brief;
  let all = [...blocks];
  if (opener) {
    const isThere = beginsWith(blocksToPlain(all).toLowerCase(), opener.word.toLowerCase());
    all = [{ type: 'p', part: 'opener', text: opener.word, evidence: [] }, ...withoutWord(all, opener.word)];
    if (!isThere)
      added.push({
        code: 'code_word_added',
        message: `The client wants “${opener.word}” first. It was missing, so we added it.`,
        quote: opener.quote,
      });
  }
  for (const { word, quote } of brief.anywhere) {
    if (hasWord(blocksToPlain(all), word)) continue;
    all = withLine(all, word);
    added.push({
      code: 'code_word_added',
      message: `The client looks for “${word}” in the proposal. It was missing, so we added it on a separate line.`,
      quote,
    });
  }
  return { blocks: all, added };
}

/** The word is on a line of its own already, or leads the first sentence. */
function withoutWord(blocks: readonly Block[], word: string): Block[] {
  const [first, ...rest] = blocks;
  if (!first || (first.type !== 'p' && first.type !== 'heading')) return [...blocks];
  if (!beginsWith(first.text.toLowerCase(), word.toLowerCase())) return [...blocks];
  const text = first.text.slice(word.length).replace(/^[\s.,:;!–—-]{1,6}/, '');
  return text === '' ? rest : [{ ...first, text: text.slice(0, 1).toUpperCase() + text.slice(1) }, ...rest];
}

function withLine(blocks: readonly Block[], word: string): Block[] {
  const at = blocks.findIndex(({ part }) => part === 'ps');
  const end = at < 0 ? blocks.length : at;
  const line: Block = { type: 'p', part: blocks[end - 1]?.part ?? 'proof', text: word, evidence: [] };
  return blocks.toSpliced(end, 0, line);
}
