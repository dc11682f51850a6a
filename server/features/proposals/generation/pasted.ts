import type { PastedText } from '#shared/proposals/change.ts';
import type { GenerateAnswer, GenerateInput, Removed, Warning } from '#shared/proposals/contract.ts';
import { LANGUAGE_NAMES } from '#shared/proposals/languages.ts';
import { layoutFor } from '#shared/proposals/options.ts';
import type { PastedFrom } from '#shared/proposals/pasted.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { textOfBlocks } from '#shared/proposals/text/proposal-text.ts';
import { readAnswer, readProposalText, type Unusable } from '#shared/proposals/text/read-proposal-text.ts';
import { cutSentences } from '#shared/proposals/text/sentence-ends.ts';
import { addedWords, missingWords, openerOf, withoutOpener } from './code-words.ts';
import { gateContext, gateSentence, type ModelTask, restoreHidden } from './llm/index.ts';
import type { Prepared } from './prepared.ts';
import { detectLanguage } from './read/language.ts';
import type { EngineTasks } from './tasks.ts';
import { answerOfText } from './text-answer.ts';
import { sharedWeight, stemsOf } from './word-weights.ts';

export type PastedAnswer =
  | { readonly refused: Unusable | 'another_post' }
  | { readonly refused?: never; readonly answer: Omit<GenerateAnswer, 'proposalId'> };

const MOST_LEFT_CHARS = 160;

/** The proposal that a text from elsewhere is, checked like a generated one; or why it is none. */
export async function answerOfPasted(
  tasks: Pick<EngineTasks, 'verify'>,
  { prepared, input, task }: { readonly prepared: Prepared; readonly input: GenerateInput; readonly task: ModelTask },
  { pasted, from, isForThisJob }: PastedText,
): Promise<PastedAnswer> {
  const { brief, language: wanted, lines } = prepared.material;
  const read = readAnswer(restoreHidden(pasted, task.hidden), { isOwn: from === 'self' });
  if (read.unusable) return { refused: read.unusable };
  const language = detectLanguage(blocksToPlain(read.blocks));
  const isElsewhere = !speaksOfPost(blocksToPlain(read.blocks), input, { post: brief.language, text: language });
  if (isElsewhere && !isForThisJob) return { refused: 'another_post' };
  const { text, removed } =
    from === 'self' ? { text: textOfBlocks(read.blocks), removed: [] } : gated(read.blocks, prepared);
  const own = withoutOpener(readProposalText(text, { isOwn: true }), brief);
  const opener = openerOf(brief, lines);
  const blocks = [...opener, ...own];
  const layout = layoutFor(input.layout, prepared.material.style);
  const answer = await answerOfText(tasks, prepared, { blocks: [...blocks, ...missingWords(blocks, brief)], layout });
  const known = answer.warnings.filter(({ code }) => from !== 'self' || code !== 'client_forbids_ai');
  return {
    answer: {
      ...answer,
      warnings: [
        ...(isElsewhere ? [OTHER_JOB] : []),
        ...known,
        ...addedWords(brief, read.blocks),
        ...leftOut(read.left, from),
        ...isInAnotherLanguage(language, wanted),
      ],
      engine: from === 'device' ? 'device' : 'pasted',
      ...{ fallback: false, usage: null, seed: '', removed, isCut: false },
    },
  };
}

/** By the same hard gates as a text of our own model; the user's own text stays as it is. */
function gated(blocks: Parameters<typeof textOfBlocks>[0], { material, against }: Prepared) {
  const { post, brief } = material;
  const context = gateContext(null, {
    ...{ brief, userText: against.userText },
    postText: `${post.title}\n${post.description}`,
  });
  const removed: Removed[] = [];
  const check = (sentence: string) => {
    const one = gateSentence(sentence, context);
    removed.push(...one.removed);
    return one.text ?? '';
  };
  const text = textOfBlocks(blocks)
    .split('\n')
    .map((line) => (line.startsWith('## ') ? line : sentencesIn(line).map(check).filter(Boolean).join(' ')))
    .join('\n');
  return { text, removed };
}

function sentencesIn(line: string): string[] {
  const { whole, rest } = cutSentences(line);
  return [...whole, rest];
}

const OTHER_JOB: Warning = {
  code: 'pasted_other_job',
  message: 'This text has almost no words in common with the post. Check that it is about this job.',
};

function leftOut(left: readonly string[], from: PastedFrom): Warning[] {
  if (left.length === 0) return [];
  const quotes = left.map((text) => `“${text.length > MOST_LEFT_CHARS ? `${text.slice(0, MOST_LEFT_CHARS)}…` : text}”`);
  const whose = from === 'device' ? 'the model wrote' : 'you pasted';
  return [{ code: 'pasted_left_out', message: `Left out of what ${whose}: ${quotes.join(', ')}.` }];
}

/** The one warning about the language of a text that was written for us. */
export function isInAnotherLanguage(language: string, wanted: GenerateAnswer['language']): Warning[] {
  if (language === wanted) return [];
  const message = `This text does not seem to be in ${LANGUAGE_NAMES[wanted].name}, the language you chose for this proposal.`;
  return [{ code: 'pasted_other_language', message }];
}

/** Two words that few posts have, or several that more do. Measured on proposals for other jobs; docs/spec/proposal.md. */
const LEAST_SHARED = 4;

/** Whether a text is about the post: only an obviously different topic is refused. */
function speaksOfPost(
  text: string,
  post: Pick<GenerateInput, 'jobTitle' | 'jobDescription'>,
  languages: { readonly post: string; readonly text: string },
): boolean {
  // Two languages share names and tools alone, and some posts have none.
  if (languages.post !== languages.text) return true;
  const theirs = stemsOf(`${post.jobTitle}\n${post.jobDescription}`);
  const most = sharedWeight(theirs, theirs, languages.text);
  // A post of one line has little to share.
  return sharedWeight(stemsOf(text), theirs, languages.text) >= Math.min(LEAST_SHARED, most / 2);
}
