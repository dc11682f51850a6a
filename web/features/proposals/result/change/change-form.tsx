import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { MAX_REQUEST_CHARS } from '#shared/proposals/limits.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { LetterChange, SectionActions } from '../sections/section-actions.ts';
import { sayReplaced, useRewriteRequest } from '../sections/use-rewrite-request.ts';

interface ChangeFormProps {
  acts: SectionActions;
  /** What the form is called. */
  label: string;
  /** The section that it is about; null for the whole letter. */
  section: (Omit<NonNullable<LetterChange['section']>, 'sentence'> & SentenceChoice) | null;
  /** The typed request that is not done yet; the parent keeps it. */
  text: string;
  onText: (text: string) => void;
  onBusy?: ((isBusy: boolean) => void) | undefined;
  onClose: () => void;
  className?: string;
}

interface SentenceChoice {
  readonly sentences: readonly string[];
  /** The one that was selected, or has the cursor. */
  readonly chosen: string | undefined;
}

/** From here on what is left is counted. */
const FEW_LEFT = 60;

/** What the user wants changed, in their own words. Enter has it done, Escape closes. */
export function ChangeForm(props: ChangeFormProps) {
  const { acts, label, text, onText, onBusy, onClose, section, className } = props;
  const hasNoModel = useHasNoModel(acts.findModel);
  const [scope, setScope] = useState(() => scopeOf(section));
  const form = useRef<HTMLFormElement>(null);
  const { status, start, stop } = useRewriteRequest<LetterChange>({
    ask: acts.change,
    onStatus: onBusy,
    onOutcome(changed, outcome) {
      if (outcome.kind === 'unchanged') return outcome.message;
      onText('');
      onClose();
      sayReplaced(changed.section ? `“${changed.section.name}” is changed` : 'Your proposal is changed', outcome);
      return undefined;
    },
  });
  const isBusy = status.kind === 'busy';
  const canSubmit = text.trim() !== '' && text.length <= MAX_REQUEST_CHARS;
  const submit = (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    const request = text.trim();
    if (isBusy || !canSubmit || hasNoModel) return;
    const sentence = section?.sentences[Number(scope)] ?? null;
    rememberRequest(request);
    void start({ request, section: section && { part: section.part, name: section.name, sentence } });
  };
  const close = () => {
    stop();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Floating elements of this form are elsewhere in the document, and close on their own.
    if (!(event.target instanceof Node) || !form.current?.contains(event.target)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from each of its fields
    <form
      ref={form}
      aria-label={label}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className={cn('grid animate-appear gap-3', className)}
    >
      {hasNoModel ? (
        <NoModel onClose={close} />
      ) : (
        <>
          <RequestField
            text={text}
            onText={onText}
            isBusy={isBusy}
            failure={status.kind === 'failed' ? status.message : null}
            isLetter={!section}
          />
          {section && section.sentences.length > 1 && (
            <Field label="Applies to">
              {({ id }) => (
                <Select
                  id={id}
                  disabled={isBusy}
                  options={scopesOf(section.sentences)}
                  value={scope}
                  onValueChange={setScope}
                  className="pointer-coarse:h-11"
                />
              )}
            </Field>
          )}
          <Actions isBusy={isBusy} canSubmit={canSubmit} onStop={stop} onClose={close} />
        </>
      )}
    </form>
  );
}

/** Until it is known, and where it cannot be asked for, the change itself says why it is not possible. */
function useHasNoModel(findModel: SectionActions['findModel']): boolean {
  const query = useQuery({ queryKey: ['writing-model'], queryFn: ({ signal }) => findModel(signal), gcTime: 0 });
  return query.data === null;
}

const ALL = 'all';

function scopesOf(sentences: readonly string[]) {
  const inWords = (sentence: string) =>
    `This sentence: ${sentence.length > 60 ? `${sentence.slice(0, 57)}…` : sentence}`;
  return [
    { value: ALL, name: 'The whole section' },
    ...sentences.map((sentence, index) => ({ value: String(index), name: inWords(sentence) })),
  ];
}

function scopeOf(section: ChangeFormProps['section']): string {
  const at = section?.chosen === undefined ? -1 : section.sentences.indexOf(section.chosen);
  return at < 0 ? ALL : String(at);
}

interface RequestFieldProps extends Pick<ChangeFormProps, 'text' | 'onText'> {
  isBusy: boolean;
  failure: string | null;
  isLetter: boolean;
}

function RequestField({ text, onText, isBusy, failure, isLetter }: RequestFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  // Pressed for: the field is where the user goes on, also after a failure or Stop.
  useEffect(() => {
    if (!isBusy) input.current?.focus();
  }, [isBusy]);
  const left = MAX_REQUEST_CHARS - text.length;
  return (
    <>
      <Field
        label={isLetter ? 'Ask for a change' : 'Tell the writer what to change'}
        error={left < 0 ? tooLong(-left) : failure}
        hint={
          left >= 0 && left <= FEW_LEFT
            ? `${left} characters left`
            : 'What you say about yourself here counts as your own words.'
        }
      >
        {(ids) => (
          <TextInput
            {...ids}
            ref={input}
            value={text}
            onChange={({ target }) => onText(target.value)}
            readOnly={isBusy}
            list={list}
            autoComplete="off"
            placeholder={isLetter ? 'Less formal, or: put the question first' : 'Mention my NDA, or: shorter'}
            className="pointer-coarse:h-11"
          />
        )}
      </Field>
      <datalist id={list}>
        {recent.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Nothing that is pasted is cut off unseen. */
const tooLong = (over: number) =>
  `${over.toLocaleString('en')} ${over === 1 ? 'character' : 'characters'} too long. Shorten it to ${MAX_REQUEST_CHARS}.`;

interface ActionsProps {
  isBusy: boolean;
  canSubmit: boolean;
  onStop: () => void;
  onClose: () => void;
}

function Actions({ isBusy, canSubmit, onStop, onClose }: ActionsProps) {
  if (isBusy)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="flex items-center gap-2 text-small text-ink-soft">
          <Spinner className="text-accent-ink" />
          Changing it as you asked
        </p>
        <Button variant="secondary" size="sm" onClick={onStop} className="pointer-coarse:h-11">
          Stop
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" size="sm" disabled={!canSubmit} className="pointer-coarse:h-11">
        Change it
      </Button>
      <Button variant="ghost" size="sm" onClick={onClose} className="pointer-coarse:h-11">
        Close
      </Button>
    </div>
  );
}

/** Without a language model nobody guesses at what is meant. */
function NoModel({ onClose }: Pick<ActionsProps, 'onClose'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-small text-ink-soft">
        Changes in your own words need a language model. Add your own key under{' '}
        <Link to={`${paths.account}?tab=writer`} className="underline underline-offset-4">
          Account → Writer
        </Link>
        , or use “Write it with your assistant” below your proposal.
      </p>
      <Button ref={button} variant="ghost" size="sm" onClick={onClose} className="pointer-coarse:h-11">
        Close
      </Button>
    </div>
  );
}

const MOST_RECENT = 5;
/** What was asked for on this page, the newest first. */
let recent: readonly string[] = [];

function rememberRequest(text: string): void {
  recent = [text, ...recent.filter((one) => one !== text)].slice(0, MOST_RECENT);
}
