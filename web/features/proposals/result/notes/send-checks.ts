import type { Warning } from '#shared/proposals/contract.ts';
import type { TextMark } from '../letter/mark-spans.ts';

/** Warnings that may change whether and how the user sends this at all; the others are hints. */
const SERIOUS: Partial<Record<Warning['code'], { readonly title: string; readonly short: string }>> = {
  client_forbids_ai: { title: 'This client does not want AI-written text', short: 'no AI-written text wanted' },
  opener_is_claim: { title: 'The client asks you to begin with a claim', short: 'begins with a claim' },
  own_words_left_out: { title: 'A sentence of yours was left out', short: 'a sentence of yours left out' },
};

/** Blanks are found in the text as it is now; the writer has a note of its own. */
const SHOWN_ELSEWHERE: readonly Warning['code'][] = ['blanks_left', 'writer_fallback', 'own_key_refused'];

export interface SeriousWarning extends Warning {
  readonly title: string;
  readonly short: string;
}

/** What the user should know or do before a text is sent. */
export interface SendChecks {
  readonly warnings: readonly SeriousWarning[];
  /** Every blank, and sentences without support: what only the user can settle. */
  readonly marks: readonly TextMark[];
  /** What is worth knowing and is nowhere in the text. */
  readonly hints: readonly string[];
}

export function listSendChecks(warnings: readonly Warning[], marks: readonly TextMark[]): SendChecks {
  const hints = warnings.filter(({ code }) => !SERIOUS[code] && !SHOWN_ELSEWHERE.includes(code));
  return {
    warnings: warnings.flatMap((warning) => {
      const words = SERIOUS[warning.code];
      return words ? [{ ...warning, ...words }] : [];
    }),
    marks,
    hints: hints.map(({ message }) => message),
  };
}

/** '6 blanks left', and what else there is; undefined when there is nothing. */
export function describeSendChecks({
  warnings,
  marks,
  hints,
}: SendChecks): { title: string; which: string } | undefined {
  const count = warnings.length + marks.length + hints.length;
  if (count === 0) return undefined;
  const blanks = marks.filter((mark) => mark.kind === 'blank').length;
  const toCheck = warnings.length + marks.length - blanks;
  const all = [
    ...(blanks > 0 ? [`${blanks} ${blanks === 1 ? 'blank' : 'blanks'} left`] : []),
    ...(toCheck > 0 ? [`${toCheck} to check`] : []),
    ...(hints.length > 0 ? [hintsInWords(hints.length)] : []),
  ];
  const [title = '', ...others] = all;
  const which = [...warnings.map(({ short }) => short), ...others];
  return { title, which: [...new Set(which)].join(' · ') };
}

function hintsInWords(count: number): string {
  return `${count} ${count === 1 ? 'hint' : 'hints'}`;
}
