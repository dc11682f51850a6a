import type { Block } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Warning } from '#shared/proposals/contract.ts';
import type { LetterLines } from '#shared/proposals/letter/material.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { beginsWith, hasWord } from '#shared/proposals/verify/code-words.ts';

/**
 * What the client wants first, alone: a code word, or the blank of a sentence that claims something and that only the user can
 * confirm.
 */
export function openerOf(
  { opener, codeSentence }: Pick<JobBrief, 'opener' | 'codeSentence'>,
  lines: LetterLines,
): Block[] {
  const first = (text: string): Block[] => [{ type: 'p', part: 'opener', text, evidence: [] }];
  if (opener) return first(opener.word);
  if (!codeSentence || lines.code === '') return [];
  const typed = lines.code?.trim();
  // The blank holds the phrase: one click confirms it.
  return first(typed ? typed : `[${codeSentence.word.replace(/[[\]]/g, '')}]`);
}

/** The words that may stand anywhere and are missing, each a line at the end. */
export function missingWords(blocks: readonly Block[], { anywhere }: Pick<JobBrief, 'anywhere'>): Block[] {
  const text = blocksToPlain(blocks);
  const part = blocks.at(-1)?.part ?? 'close';
  return anywhere
    .filter(({ word }) => !hasWord(text, word))
    .map(({ word }) => ({ type: 'p', part, text: word, evidence: [] }));
}

/** Says of what code has added that it was missing. */
export function addedWords(brief: Pick<JobBrief, 'opener' | 'anywhere'>, before: readonly Block[]): Warning[] {
  const { opener } = brief;
  const text = blocksToPlain(before);
  const isFirst = !opener || beginsWith(text.toLowerCase(), opener.word.toLowerCase());
  const missing = brief.anywhere.filter(({ word }) => !hasWord(text, word));
  return [
    ...(opener && !isFirst
      ? [added(`The client wants “${opener.word}” first. It was missing, so we added it.`, opener.quote)]
      : []),
    ...missing.map(({ word, quote }) =>
      added(
        `The client looks for “${word}” in the proposal. It was missing, so we added it on a separate line.`,
        quote,
      ),
    ),
  ];
}

function added(message: string, quote: string): Warning {
  return { code: 'code_word_added', message, quote };
}

/** The text below the code word, which is on a line of its own already or leads the first sentence. */
export function withoutOpener(blocks: readonly Block[], { opener }: Pick<JobBrief, 'opener'>): Block[] {
  const [first, ...rest] = blocks;
  if (!opener || first?.type !== 'p') return [...blocks];
  if (!beginsWith(first.text.toLowerCase(), opener.word.toLowerCase())) return [...blocks];
  const text = first.text.slice(opener.word.length).replace(/^[\s.,:;!–—-]{1,6}/, '');
  return text === '' ? asHook(rest) : [{ ...first, text: text.slice(0, 1).toUpperCase() + text.slice(1) }, ...rest];
}

/** What was read as the hook was the code word: the paragraph below it begins the text. */
function asHook([first, ...rest]: readonly Block[]): Block[] {
  return first?.type === 'p' ? [{ ...first, part: 'hook' }, ...rest] : first ? [first, ...rest] : [];
}
