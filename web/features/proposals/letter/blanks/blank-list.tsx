import { Circle, CircleCheck, PencilLine } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { LetterSlot } from '#shared/proposals/letter/material.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ResultStepProps } from '../../result/result-props.ts';
import type { Missing } from '../checks/add-line.ts';
import { groupOf, nextOpen, type SlotGroup } from './slot-groups.ts';
import { SlotRow } from './slot-row.tsx';
import type { useLetterSlots } from './use-letter-slots.ts';

interface BlankListProps extends Pick<ResultStepProps, 'profile'> {
  panel: NonNullable<ReturnType<typeof useLetterSlots>['panel']>;
  /** How many are left in the text. */
  blanks: number;
  /** What else the client asks for and the text does not say. */
  missing: readonly Missing[];
  onAddLine: (missing: Missing) => void;
}

/** What only the user can say, as a list of fields with suggestions: first what the text has, then what it has no room for. */
export function BlankList({ panel, blanks, missing, onAddLine, profile }: BlankListProps) {
  const { answer, openIds, ...acts } = panel;
  const { slots, lines } = answer;
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ id: string; group: SlotGroup }>();
  const focusRow = useFocusRow(list);
  // Where it was when it became the current one: a field does not move from under what is being typed.
  const placeOf = (slot: LetterSlot) => (slot.id === chosen?.id ? chosen.group : groupOf(slot, { openIds, lines }));
  const current = chosen?.id ?? slots.find((slot) => slot.state === 'open' && openIds.has(slot.id))?.id;
  const rowsOf = (group: SlotGroup) =>
    slots
      .filter((slot) => placeOf(slot) === group)
      .map((slot) => (
        <li key={slot.id}>
          <SlotRow
            {...acts}
            {...{ slot, lines, group, profile }}
            isCurrent={slot.id === current}
            onCurrent={() => setChosen((now) => (now?.id === slot.id ? now : { id: slot.id, group }))}
            onNext={() => {
              const next = nextOpen(slots, openIds, slot.id);
              setChosen(next === undefined ? undefined : { id: next, group: 'text' });
              focusRow(next);
            }}
          />
        </li>
      ));
  const missingRows = missing.map((one) => (
    <li key={one.id}>
      <MissingRow
        missing={one}
        onAdd={() => {
          onAddLine(one);
          setChosen({ id: one.id, group: 'text' });
          focusRow(one.id);
        }}
      />
    </li>
  ));
  return (
    <div ref={list} className="grid gap-5">
      <Rows
        title="Answer these to finish it"
        rows={rowsOf('text')}
        aside={
          <p role="status" className="flex items-center gap-1.5 text-small text-ink-soft tabular-nums">
            {blanks === 0 ? (
              <CircleCheck aria-hidden className="size-4 text-accent-ink" />
            ) : (
              <PencilLine aria-hidden className="size-4 text-amber-ink" />
            )}
            {blanks === 0 ? 'No blanks left' : blanks === 1 ? '1 blank left' : `${blanks} blanks left`}
          </p>
        }
      />
      <Rows title="Not answered" rows={[...rowsOf('not_answered'), ...missingRows]} />
      <Rows title="You can add" rows={rowsOf('extra')} />
    </div>
  );
}

function MissingRow({ missing: { quote }, onAdd }: { missing: Missing; onAdd: () => void }) {
  return (
    <div className="flex items-start gap-2 text-small text-ink-soft">
      <Circle aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-ink" />
      <p className="min-w-0 flex-1 wrap-anywhere">{quote}</p>
      <Button size="sm" variant="secondary" className="-my-1.5 shrink-0" onClick={onAdd}>
        Add a line
        <VisuallyHidden>: {quote}</VisuallyHidden>
      </Button>
    </div>
  );
}

function Rows({ title, rows, aside }: { title: string; rows: readonly ReactNode[]; aside?: ReactNode }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <header className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={id} className="font-strong">
          {title}
        </h3>
        {aside}
      </header>
      <ul className="grid gap-3.5">{rows}</ul>
    </section>
  );
}

/** Puts the focus into a row once that is drawn; without one on Copy, which is what comes then. */
function useFocusRow(list: RefObject<HTMLElement | null>): (id: string | undefined) => void {
  const [wanted, setWanted] = useState<{ id: string | undefined }>();
  useEffect(() => {
    if (!wanted) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-slot-row]') ?? [])];
    const row = rows.find((one) => one.dataset['slotRow'] === wanted.id);
    if (row) focusIn(row);
    else document.querySelector<HTMLElement>('[data-focus="copy"]')?.focus({ preventScroll: true });
  }, [wanted, list]);
  return (id) => setWanted({ id });
}

/** On a touch screen the keyboard would come over the suggestions: they are pressed there. */
function focusIn(row: HTMLElement): void {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const target = row.querySelector<HTMLElement>(isTouch ? '[data-chip][tabindex="0"], input' : 'input');
  target?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
