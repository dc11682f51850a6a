import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { MAX_REQUEST_CHARS } from '#shared/proposals/limits.ts';
import { TONES } from '#shared/proposals/options.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Done } from '../../generation/generation-state.ts';
import type { Requested } from './change-actions.ts';
import { ALL, SELECTED, scopesOf } from './scopes.ts';
import type { ChangeStatus, Changes } from './use-changes.ts';

interface ChangePanelProps {
  changes: NonNullable<Changes>;
  letter: Done;
  /** The focus goes back to what opened it. */
  onClose: () => void;
}

/** A change of the proposal or of a piece of it, by a language model, in the place of the bar's actions. */
export function ChangePanel({ changes, letter, onClose }: ChangePanelProps) {
  const { status, close } = changes;
  const [words, setWords] = useState('');
  const leave = () => {
    close();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || status.kind === 'review') return;
    event.preventDefault();
    leave();
  };
  if (status.kind === 'closed') return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from each of its fields
    <div onKeyDown={onKeyDown} className="grid w-full animate-appear gap-3 pb-1">
      {status.kind === 'open' && (
        <ChangeForm {...{ changes, letter, words, selection: status.selection }} onWords={setWords} onClose={leave} />
      )}
      {status.kind === 'busy' && <Busy label={BUSY[status.change.request.kind]} onStop={changes.stop} />}
      {status.kind === 'failed' && (
        <>
          <FieldError>{status.message} Your proposal is unchanged.</FieldError>
          <Actions>
            <Button size="sm" variant="secondary" onClick={() => changes.start(status.change)}>
              Try again
            </Button>
            <Button size="sm" variant="ghost" onClick={leave}>
              Close
            </Button>
          </Actions>
        </>
      )}
      {status.kind === 'review' && (
        <Review
          message={status.changed.message}
          onKeep={() => {
            setWords('');
            changes.keep(status.changed.before, status.changed.after);
            onClose();
          }}
          onUndo={leave}
        />
      )}
      {status.kind === 'openings' && <Openings {...{ changes, status, onClose, onLeave: leave }} />}
    </div>
  );
}

const BUSY: Readonly<Record<Requested['kind'], string>> = {
  shorter: 'Making it shorter',
  longer: 'Making it longer',
  rewrite: 'Rewriting it',
  tone: 'Changing the tone',
  ask: 'Changing it as you asked',
  continue: 'Writing on',
  openings: 'Writing three other openings',
};

interface ChangeFormProps {
  changes: NonNullable<Changes>;
  letter: Done;
  selection: string;
  words: string;
  onWords: (words: string) => void;
  onClose: () => void;
}

function ChangeForm({ changes, letter, selection, words, onWords, onClose }: ChangeFormProps) {
  const { acts } = changes;
  const model = useQuery({ queryKey: ['writing-model'], queryFn: ({ signal }) => acts.findModel(signal), gcTime: 0 });
  const scopes = scopesOf(letter, selection);
  const [scope, setScope] = useState(selection === '' ? ALL : SELECTED);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  // Until that is known the change itself says why it is not possible.
  if (model.data === null) return <NoModel onClose={onClose} />;
  const ask = (request: Requested) => {
    const text = scopes.find(({ value }) => value === scope)?.text ?? '';
    changes.start({ request, selection: text });
  };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const asked = words.trim();
    if (asked !== '' && asked.length <= MAX_REQUEST_CHARS) ask({ kind: 'ask', words: asked });
  };
  const over = words.length - MAX_REQUEST_CHARS;
  return (
    <form aria-label="Change your proposal" onSubmit={submit} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label="What to change"
          options={scopes}
          value={scope}
          onValueChange={setScope}
          className="h-8 w-56 max-w-full pointer-coarse:h-11"
        />
        <Quick onPress={() => ask({ kind: 'shorter' })}>Shorter</Quick>
        <Quick onPress={() => ask({ kind: 'longer' })}>Longer</Quick>
        <Quick onPress={() => ask({ kind: 'rewrite' })}>Rewrite</Quick>
        <Menu
          align="start"
          items={toneItems(acts, (tone) => ask({ kind: 'tone', tone }))}
          trigger={
            <Button type="button" size="sm" variant="secondary" className="pointer-coarse:h-11">
              Tone
            </Button>
          }
        />
        <Quick onPress={() => ask({ kind: 'openings' })}>Other openings</Quick>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label="Ask for a change"
          className="min-w-56 flex-1"
          error={over > 0 ? `${over.toLocaleString('en-US')} characters too long.` : null}
        >
          {(ids) => (
            <TextInput
              {...ids}
              ref={input}
              value={words}
              onChange={({ target }) => onWords(target.value)}
              autoComplete="off"
              placeholder="Mention my NDA, or: put the question first"
              className="pointer-coarse:h-11"
            />
          )}
        </Field>
        <Button type="submit" className="pointer-coarse:h-11" disabled={words.trim() === '' || over > 0}>
          Change it
        </Button>
        <Button type="button" variant="ghost" className="pointer-coarse:h-11" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}

function Quick({ children, onPress }: { children: string; onPress: () => void }) {
  return (
    <Button type="button" size="sm" variant="secondary" className="pointer-coarse:h-11" onClick={onPress}>
      {children}
    </Button>
  );
}

function toneItems(
  { lockedTones, offerTones }: NonNullable<Changes>['acts'],
  choose: (tone: (typeof TONES)[number]['value']) => void,
): MenuItem[] {
  return TONES.map(({ value, name }) => {
    const isLocked = lockedTones.includes(value);
    return { label: name, isLocked, onSelect: () => (isLocked ? offerTones() : choose(value)) };
  });
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

function Busy({ label, onStop }: { label: string; onStop: () => void }) {
  return (
    <Actions>
      <p role="status" className="flex min-w-0 flex-1 items-center gap-2 text-ink-soft">
        <Spinner className="text-accent-ink" />
        {label}…
      </p>
      <StopButton onStop={onStop} />
    </Actions>
  );
}

/** What was pressed is gone: this is where the focus goes on. */
function StopButton({ onStop }: { onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} variant="secondary" onClick={onStop}>
      Stop
    </Button>
  );
}

function Review({ message, onKeep, onUndo }: { message: string | null; onKeep: () => void; onUndo: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus({ preventScroll: true }), []);
  return (
    <Actions>
      <p role="status" className="min-w-0 flex-1 text-small text-ink-soft">
        {message ?? 'The changes are marked above. Nothing is changed yet.'}
      </p>
      <Button ref={keep} onClick={onKeep}>
        Keep
      </Button>
      <Button variant="secondary" onClick={onUndo}>
        Undo
      </Button>
    </Actions>
  );
}

interface OpeningsProps {
  changes: NonNullable<Changes>;
  status: Extract<ChangeStatus, { kind: 'openings' }>;
  onClose: () => void;
  onLeave: () => void;
}

function Openings({ changes, status, onClose, onLeave }: OpeningsProps) {
  const { before, openings } = status.changed;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className="font-strong">Other openings</p>
      <ul ref={list} className="grid max-h-[50dvh] gap-2 overflow-y-auto p-0.5">
        {openings.map(({ text, after }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => {
                changes.keep(before, after);
                onClose();
              }}
              className="w-full rounded-soft border border-line bg-sheet px-3 py-2 text-left wrap-anywhere hover:border-line-strong"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <Actions>
        <Button size="sm" variant="ghost" onClick={onLeave}>
          Keep the one there is
        </Button>
      </Actions>
    </>
  );
}

/** Without a language model nobody guesses at what is meant. */
function NoModel({ onClose }: { onClose: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <Actions>
      <p className="min-w-0 flex-1 text-ink-soft">
        Changes need an AI.{' '}
        <Link ref={link} to={`${paths.account}?tab=writer`} className="underline underline-offset-4">
          AI settings
        </Link>
      </p>
      <Button size="sm" variant="ghost" onClick={onClose}>
        Close
      </Button>
    </Actions>
  );
}
