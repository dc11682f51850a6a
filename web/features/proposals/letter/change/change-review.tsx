import { documentToPlain } from '#shared/proposals/document/index.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { onDemand } from '#web/ui/on-demand.ts';
import type { Changed } from './change-actions.ts';

const changedText = onDemand(async () => (await import('#web/ui/diff/changed-text.tsx')).ChangedText);

/** A change on the sheet, word by word, before it is kept. */
export function ChangeReview({
  before,
  after,
  lang,
}: Pick<Changed, 'before' | 'after'> & { lang: string | undefined }) {
  const [old, recent] = [before, after].map(({ document }) => toPlainLetters(documentToPlain(document)));
  return (
    <div lang={lang} className="proposal-text" role="region" aria-label="The change, word by word">
      <changedText.Part before={old ?? ''} after={recent ?? ''} />
    </div>
  );
}
