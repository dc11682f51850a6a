import type { VerifyReport } from '#shared/proposals/verify.ts';
import type { LedgerLine } from '../trust/claims/ledger.ts';
import { sourceInWords } from '../trust/claims/source-words.ts';
import type { TextMark } from './mark-spans.ts';

/** What is marked in the text: blanks first, then every sentence by its source. */
export function marksOf(report: VerifyReport | null, lines: readonly LedgerLine[]): TextMark[] {
  const blanks = [...new Set(report?.blanks)].map((text): TextMark => ({ kind: 'blank', text }));
  const sentences = lines.flatMap((line): TextMark[] => {
    // A typed line has a look and a press of its own.
    if (line.source === 'line') return [];
    return [{ kind: kindOf(line), text: line.sentence, note: sourceInWords(line) }];
  });
  return [...blanks, ...sentences.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))];
}

const ORDER: readonly TextMark['kind'][] = ['blank', 'unsupported', 'suggested', 'supported', 'quiet'];

function kindOf({ source, standing }: LedgerLine): TextMark['kind'] {
  if (source === 'playbook') return 'suggested';
  if (source === 'post' || source === 'joint') return 'quiet';
  return standing === 'unsupported' ? 'unsupported' : 'supported';
}

/** Those that the user has still to settle. */
export function openMarks(marks: readonly TextMark[]): TextMark[] {
  return marks.filter(({ kind }) => kind === 'blank' || kind === 'unsupported');
}
