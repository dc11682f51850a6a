import { ClipboardCopy, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KeptNotes } from '#shared/proposals/notes.ts';
import { askField, CLOSING_FIELD, OPENING_FIELDS, textOfNotes } from '#shared/proposals/notes-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useCommand } from '#web/ui/commands.ts';
import { Field } from '#web/ui/field.tsx';
import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.tsx';
import { pasteClean } from '../paste/paste-clean.ts';
import { ResultBar } from '../result/bar/result-bar.tsx';
import { CopyByHandDialog } from '../result/copying/copy-by-hand-dialog.tsx';
import { useCopying } from '../result/copying/use-copying.ts';
import { TextFigures } from '../result/letter/text-figures.tsx';

const OPENINGS = [
  { label: 'Opening line', hint: 'The work of yours that is closest to this job.' },
  { label: 'Second line', hint: 'What you noticed in this post.' },
  { label: 'Third line', hint: 'What you would do first.' },
] as const;

export interface NotesViewProps {
  notes: KeptNotes;
  isReadOnly: boolean;
  onType: (field: string, text: string) => void;
  /** To the letter that there is, or to have one written. */
  letter: { label: string; hint: string | undefined; onPress: () => void; refusal?: ReactNode };
}

/** What a proposal can be written from by hand, and the fields to write it in. Only what was typed is copied. */
export function NotesView({ notes, isReadOnly, onType, letter }: NotesViewProps) {
  const text = textOfNotes(notes);
  const copying = useCopying({ text, proposalId: null });
  const copy = () => (text === '' ? sayEmpty() : copying.copy());
  useCommand('Copy notes', copy, 'Mod+Shift+C');
  /** A place to type; nothing is put into it. */
  const field = (id: string, label: string, about: { hint?: ReactNode; optional?: boolean } = {}) => (
    <Field key={id} label={<span className="wrap-anywhere">{label}</span>} {...about}>
      {(ids) => (
        <TextArea
          {...ids}
          rows={2}
          value={notes.typed[id] ?? ''}
          readOnly={isReadOnly}
          onChange={(event) => onType(id, event.target.value)}
          onPaste={pasteClean}
        />
      )}
    </Field>
  );
  return (
    <div className="grid gap-5">
      <RequiredWords notes={notes} />
      <OwnFacts facts={notes.facts} />
      <Group title="Opening">
        {OPENING_FIELDS.map((id, at) => {
          const about = OPENINGS[at];
          return about && field(id, about.label, { hint: about.hint, optional: at > 0 });
        })}
      </Group>
      {notes.asks.length > 0 && (
        <Group title="What the client asks">
          {notes.asks.map(({ text: ask, fact }) =>
            field(askField(ask), ask, fact === null ? {} : { hint: `From your profile: “${fact}”` }),
          )}
        </Group>
      )}
      <Group title="Closing">
        {field(CLOSING_FIELD, 'Closing line', { hint: 'A question that only this client can answer.', optional: true })}
      </Group>
      <SheetOfPaper aria-label="Your proposal" className="grid gap-3">
        <p className="eyebrow">What is copied</p>
        {text === '' ? (
          <p className="text-ink-faint">Nothing typed yet.</p>
        ) : (
          <p className="whitespace-pre-wrap wrap-anywhere" data-copied>
            {text}
          </p>
        )}
      </SheetOfPaper>
      <TextFigures text={text} />
      <ResultBar notes={letter.refusal}>
        <Button onClick={copy} aria-keyshortcuts="Control+Shift+C Meta+Shift+C">
          <ClipboardCopy aria-hidden />
          Copy
        </Button>
        <span className="flex-1" />
        <Button variant="ghost" onClick={letter.onPress} title={letter.hint}>
          <FileText aria-hidden />
          {letter.label}
        </Button>
      </ResultBar>
      <CopyByHandDialog text={copying.refusedText} onClose={copying.dismiss} />
    </div>
  );
}

function sayEmpty(): void {
  toast({ title: 'Nothing to copy yet', description: 'Type your opening line or an answer first.' });
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 rounded-soft border border-line bg-raised p-4 sm:p-5">
      <h3 className="font-strong">{title}</h3>
      {children}
    </section>
  );
}

/** What the client looks for in the reply: the program puts in only the words that say nothing. */
function RequiredWords({ notes: { opener, anywhere, codeSentence } }: { notes: KeptNotes }) {
  if (opener === null && anywhere.length === 0 && codeSentence === null) return null;
  return (
    <Group title="Words the client looks for">
      <ul className="grid gap-2 text-ink-soft">
        {opener !== null && (
          <li>
            The reply must begin with <Word>{opener}</Word>. We put it on the first line for you.
          </li>
        )}
        {anywhere.map((word) => (
          <li key={word}>
            The reply must contain <Word>{word}</Word>. If you don’t type it, it is added on the last line.
          </li>
        ))}
        {codeSentence !== null && (
          <li>
            The client asks you to begin with <Word>{codeSentence}</Word>. Type it as your opening line if it is true.
          </li>
        )}
      </ul>
    </Group>
  );
}

function Word({ children }: { children: string }) {
  return <strong className="font-strong text-ink wrap-anywhere">“{children}”</strong>;
}

function OwnFacts({ facts }: { facts: readonly string[] }) {
  return (
    <Group title="From your profile, closest to this job">
      {facts.length === 0 ? (
        <p className="text-ink-soft">
          Nothing in your profile is close to this job. Add your work under Skills &amp; Experience, or write from
          memory.
        </p>
      ) : (
        <ul className="grid list-disc gap-1.5 pl-5 text-ink-soft">
          {facts.map((fact) => (
            <li key={fact} className="wrap-anywhere">
              {fact}
            </li>
          ))}
        </ul>
      )}
    </Group>
  );
}
