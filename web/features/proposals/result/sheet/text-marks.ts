import type { VerifyReport } from '#shared/proposals/verify.ts';
import type { LedgerLine } from '../trust/claims/ledger.ts';
import type { TextMark } from './mark-spans.ts';

/** What is shown in the text where it stands: places to fill, and every claim by how it stands. */
export function marksOf(report: VerifyReport | null, lines: readonly LedgerLine[]): TextMark[] {
  const blanks = [...new Set(report?.blanks)].map((text): TextMark => ({ kind: 'blank', text }));
  const claims = lines.map(
    ({ sentence, standing }): TextMark => ({
      kind: standing === 'unsupported' ? 'unsupported' : 'supported',
      text: sentence,
    }),
  );
  return [...blanks, ...claims.toSorted((a, b) => Number(a.kind === 'supported') - Number(b.kind === 'supported'))];
}

/** Those that the user has still to settle. */
export function openMarks(marks: readonly TextMark[]): TextMark[] {
  return marks.filter(({ kind }) => kind !== 'supported');
}
