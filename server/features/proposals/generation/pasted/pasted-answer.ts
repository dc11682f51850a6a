import type { Block, Fact } from '#shared/proposals/blocks.ts';
import type { GenerateAnswer, Warning } from '#shared/proposals/contract.ts';
import { LANGUAGE_NAMES, WRITTEN_LANGUAGES } from '#shared/proposals/languages.ts';
import { writtenSections } from '#shared/proposals/letter-html.ts';
import type { PastedFrom, PastedInput } from '#shared/proposals/pasted.ts';
import { blocksToPlain, blockToPlain } from '#shared/proposals/plain-text.ts';
import { claimsIn } from '#shared/proposals/verify/claims.ts';
import { verifyProposal } from '#shared/proposals/verify.ts';
import { unansweredIn, warningsFor } from '../notes.ts';
import { languageOf } from '../read/language.ts';
import { renderHtml } from '../render.ts';
import { sanitizeHtml } from '../sanitize.ts';
import type { AssistantTask } from './assistant-task.ts';
import { withCodeWords } from './code-words.ts';
import { readPasted, type Unusable } from './read-pasted.ts';
import { slotsOfBlanks } from './slots-of-blanks.ts';
import { speaksOfPost } from './speaks-of-post.ts';

export type PastedAnswer =
  | { readonly refused: Unusable | 'another_post' }
  | { readonly refused?: never; readonly answer: Omit<GenerateAnswer, 'proposalId'> };

const MOST_LEFT_CHARS = 160;
/** A placeholder that was bent on its way, or that another prompt has given. */
const REMAINS = /\{\{([A-Z]{3,10})_\d{1,4}\}\}/g;

/** The proposal that a pasted text makes, checked like one that was written here; or why it makes none. */
export function answerOfPasted(
  { input, prepared, composed, restore }: AssistantTask,
  pasted: PastedText,
): PastedAnswer {
  const { brief, language: wanted } = prepared.material;
  const text = restore(pasted.text).replace(REMAINS, (_whole, kind: string) => `[${kind.toLowerCase()}]`);
  const read = readPasted(text, pasted.from, brief);
  if (read.unusable) return { refused: read.unusable };
  const language = languageOf(blocksToPlain(read.blocks));
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
      formattedProposal: sanitizeHtml(renderHtml(blocks)),
      plainText,
      brief,
      warnings: [
        ...(isElsewhere ? [OTHER_JOB] : []),
        ...warnings,
        ...coded.added,
        ...leftOut(read.left, pasted.from),
        ...inAnother(language, wanted),
      ],
      unanswered: unansweredIn(brief, report.marks),
      ignored: brief.ignored,
      engine: pasted.from === 'device' ? 'device' : 'pasted',
      fallback: false,
      usage: null,
      seed: '',
      language: written,
      sections: writtenSections(blocks),
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
  message: 'This text shares hardly a word with the post. Check that it is about this job.',
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

function inAnother(language: string, wanted: GenerateAnswer['language']): Warning[] {
  if (language === wanted) return [];
  const message = `This text does not seem to be in ${LANGUAGE_NAMES[wanted].name}, in which the client would read it.`;
  return [{ code: 'pasted_other_language', message }];
}
