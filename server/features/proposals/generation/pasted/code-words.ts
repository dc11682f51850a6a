import type { Block } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Warning } from '#shared/proposals/contract.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { beginsWith, hasWord } from '#shared/proposals/verify/gates.ts';

/** A letter with the code words, and what had to be added. */
export interface WithCodeWords {
  readonly blocks: readonly Block[];
  readonly added: readonly Warning[];
}

/** The code word is first and alone; one that may be anywhere is added at the end if it is missing. */
export function withCodeWords(blocks: readonly Block[], brief: JobBrief): WithCodeWords {
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
  const line: Block = { type: 'p', part: blocks[end - 1]?.part ?? 'opening', text: word, evidence: [] };
  return blocks.toSpliced(end, 0, line);
}
