import type { Warning } from '#shared/proposals/contract.ts';
import type { Gate } from '#shared/proposals/verify.ts';
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

/** `gates` of a text that was written elsewhere: what is written here has held them all. */
export function listSendChecks(
  warnings: readonly Warning[],
  marks: readonly TextMark[],
  gates: readonly Gate[] = [],
): SendChecks {
  const hints = warnings.filter(({ code }) => !SERIOUS[code] && !SHOWN_ELSEWHERE.includes(code));
  return {
    warnings: warnings.flatMap((warning) => {
      const words = SERIOUS[warning.code];
      return words ? [{ ...warning, ...words }] : [];
    }),
    marks,
    hints: [
      ...gates.filter(({ ok, gate }) => !ok && gate !== 'claims').map(gateInWords),
      ...hints.map(({ message }) => message),
    ],
  };
}

function gateInWords({ detail, quote, gate }: Gate): string {
  // The quote of a missing item is the client's; it is beside the post.
  return quote === undefined || IS_MISSING.includes(gate) ? detail : `${detail} (“${quote}”)`;
}

const IS_MISSING: readonly Gate['gate'][] = ['opener', 'anywhere', 'puzzles'];

/** '3 to check', and which; undefined when there is nothing. */
export function describeSendChecks({
  warnings,
  marks,
  hints,
}: SendChecks): { title: string; which: string } | undefined {
  const count = warnings.length + marks.length + hints.length;
  if (count === 0) return undefined;
  const isOnlyHints = count === hints.length;
  const blanks = marks.filter((mark) => mark.kind === 'blank').length;
  const claims = marks.length - blanks;
  const which = [
    ...warnings.map(({ short }) => short),
    ...(blanks > 0 ? [`${blanks} ${blanks === 1 ? 'blank' : 'blanks'} to fill in`] : []),
    ...(claims > 0 ? [`${claims} ${claims === 1 ? 'sentence' : 'sentences'} to check`] : []),
    ...(hints.length > 0 && !isOnlyHints ? [hintsInWords(hints.length)] : []),
  ];
  const title = isOnlyHints ? hintsInWords(count) : `${count} to check`;
  return { title, which: [...new Set(which)].join(' · ') };
}

function hintsInWords(count: number): string {
  return `${count} ${count === 1 ? 'hint' : 'hints'}`;
}
