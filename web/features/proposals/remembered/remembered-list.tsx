import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { MAX_LINE_CHARS, type SlotKind } from '#shared/proposals/letter/material.ts';
import type { RememberedLine } from '#shared/proposals/remembered-lines.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toastFailure, toastUndo } from '#web/ui/toast.tsx';
import { type Remembered, useRememberedLines } from './use-remembered-lines.ts';

const KIND_NAMES: Partial<Record<SlotKind, string>> = {
  proof: 'Project',
  experience: 'Experience',
  rate: 'Rate',
  availability: 'Availability',
  link: 'Link',
  named_question: 'Answer',
  named_requirement: 'Requirement',
  opinion: 'Opinion',
};

/** Lines that were typed into letters and are offered again: to change and to delete, for everybody. */
export function RememberedList() {
  const remembered = useRememberedLines();
  const { lines } = remembered;
  if (lines.length === 0)
    return <p className="text-ink-soft">None yet. What you type into a letter is kept here for the next one.</p>;
  return (
    <ul aria-label="Lines from your letters" className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <Line key={line.id} line={line} remembered={remembered} />
      ))}
    </ul>
  );
}

function Line({ line, remembered }: { line: RememberedLine; remembered: Remembered }) {
  const { id, kind, text } = line;
  const [typed, setTyped] = useState(text);
  const isBlankNow = isBlank(typed);
  const save = () => {
    if (isBlankNow || typed.trim() === text) return setTyped(text);
    remembered.replace(line, typed).catch(sayNotSaved);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') setTyped(text);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  const remove = () => {
    remembered.forget(id);
    toastUndo({ title: 'Line deleted' }, 'Restore the line', () => void remembered.restore(line).catch(sayNotSaved));
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1 py-2 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <span className="max-sm:col-span-2 sm:pt-2.5">
        <Badge>{KIND_NAMES[kind] ?? 'Line'}</Badge>
      </span>
      <TextArea
        rows={1}
        maxRows={10}
        aria-label={`${KIND_NAMES[kind] ?? 'Line'}: ${text}`}
        value={typed}
        maxLength={MAX_LINE_CHARS}
        onKeyDown={press}
        onBlur={save}
        onChange={(event) => setTyped(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <Button variant="ghost" size="icon" className="size-11" aria-label={`Delete the line: ${text}`} onClick={remove}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

function sayNotSaved(): void {
  toastFailure('The line was not saved', 'Please check your connection and try again.');
}
