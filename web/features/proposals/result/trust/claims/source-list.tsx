import { useId } from 'react';
import { type ClaimActions, ClaimNote } from './claim-note.tsx';
import type { SourcedSentence } from './sentence-sources.ts';

interface SourceListProps extends ClaimActions {
  lines: readonly SourcedSentence[];
  onShow: (sentence: string) => void;
}

/** The sentences of the proposal with their sources. */
export function SourceList({ lines, onShow, ...actions }: SourceListProps) {
  const id = useId();
  if (lines.length === 0) return <p className="text-ink-soft">Nothing here needs a source yet.</p>;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <header className="grid gap-0.5">
        <h3 id={id} className="font-strong">
          Where each sentence comes from
        </h3>
        <p className="text-small text-ink-soft">{summary(lines)}</p>
      </header>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.sentence} className="grid gap-2 py-3">
            <button
              type="button"
              onClick={() => onShow(line.sentence)}
              title="Show it in the text"
              className="rounded-tight py-0.5 text-left wrap-anywhere hover:bg-sunken"
            >
              {line.sentence}
            </button>
            <ClaimNote line={line} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function summary(lines: readonly SourcedSentence[]): string {
  const count = (isSuch: (line: SourcedSentence) => boolean) => lines.filter(isSuch).length;
  const parts: [number, string][] = [
    [
      count(({ source, state }) => source === 'fact' || (source === 'claim' && state === 'supported')),
      'from your profile',
    ],
    [count(({ source }) => source === 'line'), 'yours'],
    [count(({ source }) => source === 'post'), 'from the post'],
    [count(({ source }) => source === 'playbook'), 'suggested'],
    [count(({ state }) => state === 'vouched'), 'confirmed by you'],
    [count(({ state }) => state === 'unsupported'), 'to check'],
  ];
  return parts
    .filter(([many]) => many > 0)
    .map(([many, what]) => `${many} ${what}`)
    .join(' · ');
}
