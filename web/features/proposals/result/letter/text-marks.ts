import type { ToCheck } from '#shared/proposals/verify.ts';
import { CHECK_NAMES, IN_TEXT } from '../../letter/checks/list-checks.ts';
import { describeSource, type SourcedSentence } from '../trust/claims/sentence-sources.ts';
import type { TextMark } from './mark-spans.ts';

/** What is marked in the text: blanks first, then what is to be checked, then every sentence by its source. */
export function marksOf(
  blanks: readonly string[],
  lines: readonly SourcedSentence[],
  checks: readonly ToCheck[],
): TextMark[] {
  const checked = checks.filter(({ kind, quiet }) => IN_TEXT.includes(kind) && !quiet);
  const sentences = lines.flatMap((line): TextMark[] => {
    // A typed line has a look and a press of its own.
    if (line.source === 'line') return [];
    return [{ kind: kindOf(line), text: line.sentence, note: describeSource(line) }];
  });
  return [
    ...[...new Set(blanks)].map(blankMark),
    ...checked.map(({ kind, quote }): TextMark => ({ kind: 'check', text: quote, note: CHECK_NAMES[kind] })),
    ...sentences.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
  ];
}

const ORDER: readonly TextMark['kind'][] = ['blank', 'check', 'suggested', 'supported', 'quiet'];

function kindOf({ source, state }: SourcedSentence): TextMark['kind'] {
  if (source === 'playbook') return 'suggested';
  // A claim that nothing supports is among the checks.
  if (source === 'post' || source === 'joint' || source === 'model' || state === 'unsupported') return 'quiet';
  return 'supported';
}

/** What the user has still to settle: every blank, one that reads like another too, and sentences to check. */
export function openMarks(blanks: readonly string[], marks: readonly TextMark[]): TextMark[] {
  return [...blanks.map(blankMark), ...marks.filter(({ kind }) => kind === 'check')];
}

function blankMark(text: string): TextMark {
  return { kind: 'blank', text };
}
