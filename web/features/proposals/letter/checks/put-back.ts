import type { Part } from '#shared/proposals/blocks.ts';
import type { Removed } from '#shared/proposals/contract.ts';
import { replaceSentence, sectionsOf } from '#shared/proposals/document/index.ts';
import type { Done } from '../../generation/generation-state.ts';
import { addSentence } from '../text/add-sentence.ts';

const LINK_BLANK = '[link]';

/** The letter with what code has taken out of it, where that was; a whole sentence at the end of the last part. */
export function putBack(letter: Done, removed: Removed): Done {
  const { answer } = letter;
  const left = { ...answer, removed: answer.removed.filter((one) => one !== removed) };
  const inPlace =
    removed.sentence === '' ? null : replaceSentence(letter.document, removed.sentence, sentenceWith(removed));
  const document = inPlace ?? addSentence(letter.document, answer, lastPart(letter), removed.was);
  return { ...letter, document, edited: true, answer: left };
}

function sentenceWith({ sentence, was }: Removed): string {
  if (sentence.includes(LINK_BLANK)) return sentence.replace(LINK_BLANK, was);
  return `${sentence.replace(/\.$/, '')} ${was}`;
}

function lastPart({ document, answer }: Done): Part {
  return sectionsOf(document, answer).findLast(({ part }) => part !== 'ps')?.part ?? 'close';
}
