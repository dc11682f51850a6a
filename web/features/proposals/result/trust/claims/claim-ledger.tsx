import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { SlotActs } from '../trust-props.ts';
import { type ClaimActions, ClaimNote } from './claim-note.tsx';
import type { LedgerLine } from './ledger.ts';

interface ClaimLedgerProps extends ClaimActions {
  slotActs: SlotActs | null;
  lines: readonly LedgerLine[];
  onShow: (sentence: string) => void;
}

/** The sentences of the proposal with their sources. Open by default while something is to be settled. */
export function ClaimLedger({ lines, onShow, ...actions }: ClaimLedgerProps) {
  const [chosen, choose] = useState<boolean | null>(null);
  const id = useId();
  if (lines.length === 0) return null;
  const isOpen = chosen ?? lines.some(({ state }) => state === 'unsupported');
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-soft border border-line bg-sheet">
      <h3 className="font-strong">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => choose(!isOpen)}
          className="flex w-full flex-wrap items-center gap-x-3 gap-y-0.5 rounded-soft px-4 py-3 text-left hover:bg-sunken"
        >
          <span id={`${id}-title`} className="max-sm:flex-1">
            Where each sentence comes from
          </span>
          <span className="flex-1 text-small font-normal text-ink-soft max-sm:order-last max-sm:basis-full">
            {summary(lines)}
          </span>
          <ChevronDown aria-hidden className={cn('size-4 shrink-0 text-ink-faint', isOpen && 'rotate-180')} />
        </button>
      </h3>
      <ul id={`${id}-list`} hidden={!isOpen} className="divide-y divide-line border-t border-line">
        {lines.map((line) => (
          <li key={line.sentence} className="grid gap-2 px-4 py-3">
            <button
              type="button"
              onClick={() => onShow(line.sentence)}
              title="Show it in the text"
              className="-mx-2 rounded-tight px-2 py-0.5 text-left wrap-anywhere hover:bg-sunken"
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

function summary(lines: readonly LedgerLine[]): string {
  const count = (isSuch: (line: LedgerLine) => boolean) => lines.filter(isSuch).length;
  const parts: [number, string][] = [
    [
      count(({ source, state }) => source === 'fact' || (source === 'claim' && state === 'supported')),
      'from your profile',
    ],
    [count(({ source }) => source === 'line'), 'typed'],
    [count(({ source }) => source === 'post'), 'from the post'],
    [count(({ source }) => source === 'playbook'), 'trade knowledge'],
    [count(({ state }) => state === 'vouched'), 'confirmed by you'],
    [count(({ state }) => state === 'unsupported'), 'to check'],
  ];
  return parts
    .filter(([many]) => many > 0)
    .map(([many, what]) => `${many} ${what}`)
    .join(', ');
}
