import type { Corrections } from '#shared/proposals/contract.ts';

/** 'not_work': the sentence is no work to do. 'question': it asks the applicant something. */
export type CorrectionKind = 'not_work' | 'question';

/** What can be corrected in the panel. */
export interface BriefCorrections {
  /** Sentences that were corrected so far. */
  readonly count: number;
  readonly onCorrect: (kind: CorrectionKind, sentence: string) => void;
  /** Takes all of them back. */
  readonly onReset: () => void;
}

/** More, and longer ones, are not sent. */
const MOST = 60;
const MOST_CHARS = 2_000;

/** What was said of a sentence last holds. */
export function withCorrection(
  { notWork, questions }: Readonly<Corrections>,
  kind: CorrectionKind,
  sentence: string,
): Corrections {
  if (sentence.length > MOST_CHARS) return { notWork, questions };
  const others = (list: readonly string[]) => list.filter((one) => one !== sentence);
  const addSentence = (list: readonly string[]) => [...others(list), sentence].slice(-MOST);
  return kind === 'not_work'
    ? { notWork: addSentence(notWork), questions: others(questions) }
    : { notWork: others(notWork), questions: addSentence(questions) };
}
