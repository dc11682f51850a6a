import type { Warning } from '#shared/proposals/contract.ts';
import { Alert } from '#web/ui/alert.tsx';

/** Warnings that may change whether and how the user sends this at all; the others are hints. */
const TITLES: Partial<Record<Warning['code'], string>> = {
  client_forbids_ai: 'This client does not want AI-written text',
  opener_is_claim: 'The client asks you to begin with a claim',
  own_words_left_out: 'A sentence of yours was left out',
};

/** What the user must know before copying, the client's own words with it. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  return warnings
    .filter((warning) => TITLES[warning.code])
    .map(({ code, message, quote }) => (
      <Alert key={`${code}-${quote ?? ''}`} tone="warning" title={TITLES[code]}>
        <p>{message}</p>
        {quote && <blockquote className="mt-1 border-l-2 border-amber-line pl-3 italic">{quote}</blockquote>}
      </Alert>
    ));
}

/**
 * The rest in one line each. Blanks are left out: the note before sending finds them in the text as it is now. So is who wrote it,
 * which has a note of its own.
 */
export function hintsOf(warnings: readonly Warning[]): string[] {
  const elsewhere: readonly Warning['code'][] = ['blanks_left', 'writer_fallback'];
  return warnings.filter(({ code }) => !TITLES[code] && !elsewhere.includes(code)).map(({ message }) => message);
}
