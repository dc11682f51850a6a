import { useState } from 'react';
import { LIST_PREVIEW_CHARS } from '#shared/proposals/limits.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { listPreview } from '../text/counters.ts';
import { type SpokenPiece, spokenPieces } from './spoken.ts';

const VIEWS = [
  { value: 'list', name: 'List' },
  { value: 'phone', name: 'Phone' },
  { value: 'spoken', name: 'Aloud' },
] as const;

export interface LetterPreviewProps {
  /** As Copy would give it now. */
  text: string;
  /** What it is written in. */
  lang: string | undefined;
  onPlainLettersChange: (plain: boolean) => void;
}

/** The letter as its reader meets it: in the list, on a phone, and read aloud. */
export function LetterPreview({ text, lang, onPlainLettersChange }: LetterPreviewProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('list');
  return (
    <section aria-label="As the client sees it" className="grid gap-3">
      <Segments label="Preview" segments={VIEWS} value={view} onValueChange={setView} />
      {view === 'list' && <ListView text={text} lang={lang} />}
      {view === 'phone' && <OnPhone text={text} lang={lang} />}
      {view === 'spoken' && <ReadAloud text={text} onPlainLetters={() => onPlainLettersChange(true)} />}
    </section>
  );
}

type ViewProps = Pick<LetterPreviewProps, 'text' | 'lang'>;

/** How the client meets this proposal: one row among many, cut short. */
function ListView({ text, lang }: ViewProps) {
  const preview = listPreview(text);
  return (
    <section aria-label="Client's list view" className="grid gap-2 rounded-soft border border-line bg-sunken p-4">
      <p aria-hidden className="eyebrow">
        Client's list view
      </p>
      <p lang={lang} className="wrap-anywhere text-ink-soft">
        {preview.text}
        {preview.isCut && '…'}
      </p>
      <p className="text-small text-ink-faint">
        The first {LIST_PREVIEW_CHARS} characters are all a client sees before opening your proposal.
      </p>
    </section>
  );
}

function OnPhone({ text, lang }: ViewProps) {
  return (
    <div className="mx-auto w-full max-w-80 rounded-[1.75rem] border-4 border-line-strong bg-sheet p-2">
      <div
        role="region"
        aria-label="The proposal on a phone"
        tabIndex={0}
        className="max-h-[55dvh] overflow-y-auto rounded-[1.25rem] px-3 py-4 text-small whitespace-pre-line wrap-anywhere"
      >
        <div lang={lang}>{text}</div>
      </div>
    </div>
  );
}

function ReadAloud({ text, onPlainLetters }: { text: string; onPlainLetters: () => void }) {
  const pieces = spokenPieces(text);
  const spelled = pieces.filter(({ isSpelled }) => isSpelled).length;
  return (
    <>
      {spelled === 0 ? (
        <p className="text-small text-ink-soft">A screen reader can read every word.</p>
      ) : (
        <div className="grid justify-items-start gap-3 rounded-soft border border-amber-line bg-amber-wash p-4 text-small">
          <p className="text-ink-soft">
            Many screen readers spell styled letters out by their names, or skip them. Plain letters are read as words,
            and a client’s search finds them.
          </p>
          <Button size="sm" onClick={onPlainLetters}>
            Use plain letters
          </Button>
        </div>
      )}
      <div
        className="max-h-[45dvh] overflow-y-auto rounded-soft border border-line bg-sheet p-4 text-small whitespace-pre-line wrap-anywhere"
        role="region"
        aria-label="What is said"
        tabIndex={0}
      >
        {pieces.map((piece, index) => (
          <Said key={`${index}-${piece.isSpelled}`} {...piece} />
        ))}
      </div>
    </>
  );
}

function Said({ text, isSpelled }: SpokenPiece) {
  return isSpelled ? <span className="text-amber-ink italic">{text}</span> : <>{toPlainLetters(text)}</>;
}
