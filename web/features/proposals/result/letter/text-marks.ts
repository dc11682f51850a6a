import { describeSource, type SourcedSentence } from '../trust/claims/sentence-sources.ts';
import type { TextMark } from './mark-spans.ts';

/** What is marked in the text: blanks first, then every sentence by its source. */
export function marksOf(blanks: readonly string[], lines: readonly SourcedSentence[]): TextMark[] {
  const sentences = lines.flatMap((line): TextMark[] => {
    // A typed line has a look and a press of its own.
    if (line.source === 'line') return [];
    return [{ kind: kindOf(line), text: line.sentence, note: describeSource(line) }];
  });
  return [
    ...[...new Set(blanks)].map(blankMark),
    ...sentences.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
  ];
}

const ORDER: readonly TextMark['kind'][] = ['blank', 'unsupported', 'suggested', 'supported', 'quiet'];

function kindOf({ source, state }: SourcedSentence): TextMark['kind'] {
  if (source === 'playbook') return 'suggested';
  if (source === 'post' || source === 'joint') return 'quiet';
  return state === 'unsupported' ? 'unsupported' : 'supported';
}

/** What the user has still to settle: every blank, one that reads like another too, and sentences without support. */
export function openMarks(blanks: readonly string[], marks: readonly TextMark[]): TextMark[] {
  return [...blanks.map(blankMark), ...marks.filter(({ kind }) => kind === 'unsupported')];
}

function blankMark(text: string): TextMark {
  return { kind: 'blank', text };
}
