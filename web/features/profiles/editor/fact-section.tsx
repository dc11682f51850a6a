import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { PROFILE_LIMITS } from '#shared/profiles/labels.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toastUndo } from '#web/ui/toast.tsx';
import type { ProfileEditor, Row, RowKind } from './use-profile-editor.ts';

interface FactSectionProps {
  words: SectionWords;
  editor: ProfileEditor;
  isReadOnly: boolean;
}

/** The lines of one kind: to change in place, add and delete. */
export function FactSection({ words, editor, isReadOnly }: FactSectionProps) {
  const { kind, title, hint, add, one, most } = words;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number>();
  const rows = editor.rows.filter((row) => row.kind === kind);
  const isFull = most !== undefined && rows.length >= most;
  useEffect(() => {
    if (focused !== undefined) list.current?.querySelector<HTMLElement>(`[data-row="${focused}"]`)?.focus();
  }, [focused]);
  const addRow = () => setFocused(rows.find(({ text }) => text === '')?.id ?? editor.add(kind));
  const remove = (row: Row<RowKind>) => {
    const undo = editor.remove(row.id);
    if (row.text !== '') toastUndo({ title: `${one} deleted` }, 'Restore it', undo);
    const at = rows.indexOf(row);
    setFocused(rows[at + 1]?.id ?? rows[at - 1]?.id);
  };
  if (isReadOnly && rows.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-2 py-5 first:pt-0 last:pb-0 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-0.5">
        <h3 id={id} className="font-strong">
          {title}
        </h3>
        {!isReadOnly && <p className="text-small text-ink-soft">{hint}</p>}
      </div>
      <div className="grid content-start justify-items-start gap-2">
        <ul ref={list} className="grid w-full gap-2 empty:hidden">
          {rows.map((row, index) => (
            <FactRow
              key={row.id}
              row={row}
              name={rows.length === 1 ? one : `${one} ${index + 1}`}
              isReadOnly={isReadOnly}
              onText={(text) => editor.setText(row.id, text)}
              onLeave={() => editor.flush()}
              onNext={addRow}
              onRemove={() => remove(row)}
            />
          ))}
        </ul>
        {!isReadOnly && !isFull && (
          <Button variant="ghost" size="sm" className="-ml-3 max-sm:h-11" onClick={addRow}>
            <Plus aria-hidden />
            {add}
          </Button>
        )}
        {!isReadOnly && isFull && <p className="text-small text-ink-faint">Up to {most}.</p>}
      </div>
    </section>
  );
}

interface FactRowProps {
  row: Row<RowKind>;
  name: string;
  isReadOnly: boolean;
  onText: (text: string) => void;
  onLeave: () => void;
  /** Enter: the next line. */
  onNext: () => void;
  onRemove: () => void;
}

function FactRow({ row: { id, kind, text }, name, isReadOnly, onText, onLeave, onNext, onRemove }: FactRowProps) {
  const isSample = kind === 'sample';
  const most = kind === 'headline' ? PROFILE_LIMITS.headlineChars : undefined;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isSample || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLeave();
    onNext();
  };
  return (
    <li className="flex items-start gap-1">
      <TextArea
        rows={isSample ? 3 : 1}
        maxRows={10}
        data-row={id}
        aria-label={name}
        readOnly={isReadOnly}
        value={text}
        maxLength={most}
        onKeyDown={press}
        onBlur={onLeave}
        onChange={(event) => onText(isSample ? event.target.value : event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
      {!isReadOnly && (
        <Button variant="ghost" size="icon" className="size-11" aria-label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      )}
    </li>
  );
}

interface SectionWords {
  readonly kind: RowKind;
  readonly title: string;
  /** Why one would fill it in, or what it looks like. */
  readonly hint: string;
  readonly add: string;
  /** One of them, for its field's name. */
  readonly one: string;
  readonly most?: number;
}

/** In the order of what wins a reply. */
export const SECTIONS: readonly SectionWords[] = [
  {
    kind: 'headline',
    title: 'Headline',
    hint: 'What you do, in a few words. For example, WordPress developer | WooCommerce',
    add: 'Add a headline',
    one: 'Headline',
    most: 1,
  },
  {
    kind: 'project',
    title: 'Projects and results',
    hint: 'One per line: what you did and the result.',
    add: 'Add a project',
    one: 'Project',
  },
  {
    kind: 'rate',
    title: 'Rate',
    hint: 'For example, $60/hour',
    add: 'Add a rate',
    one: 'Rate',
  },
  {
    kind: 'availability',
    title: 'Availability',
    hint: 'For example, 30 hours a week',
    add: 'Add availability',
    one: 'Availability',
  },
  {
    kind: 'time_zone',
    title: 'Time zone',
    hint: 'For example, UTC+1, Lisbon',
    add: 'Add a time zone',
    one: 'Time zone',
  },
  { kind: 'link', title: 'Links', hint: 'Your portfolio, profiles, live work.', add: 'Add a link', one: 'Link' },
  {
    kind: 'certificate',
    title: 'Certificates',
    hint: 'Used when a client asks for one.',
    add: 'Add a certificate',
    one: 'Certificate',
  },
  { kind: 'skill', title: 'Skills', hint: 'Separate names with commas.', add: 'Add skills', one: 'Skills' },
  { kind: 'about', title: 'About you', hint: 'How you work, and for whom.', add: 'Add a line', one: 'Line about you' },
  {
    kind: 'sample',
    title: 'Past proposals',
    hint: 'Proposals you sent. We copy their voice, never their facts.',
    add: 'Add a past proposal',
    one: 'Past proposal',
    most: PROFILE_LIMITS.samples,
  },
];
