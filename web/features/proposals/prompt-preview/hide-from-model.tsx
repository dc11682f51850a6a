import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { MAX_HIDDEN, MAX_HIDDEN_CHARS } from '#shared/proposals/hidden-words.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface HideFromModelProps {
  hidden: readonly string[];
  onHide: (words: readonly string[]) => void;
}

/** Nothing is hidden by default: a model writes better about what it may see, and the user decides. */
export function HideFromModel({ hidden, onHide }: HideFromModelProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const word = typed.trim();
    setTyped('');
    if (word !== '' && !hidden.includes(word)) onHide([...hidden, word]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '') onHide(hidden.slice(0, -1));
  };
  const isFull = hidden.length >= MAX_HIDDEN;
  return (
    <div className="grid gap-2">
      <Field
        label="Hide a word"
        hint={
          isFull
            ? `At most ${MAX_HIDDEN} words.`
            : 'A name or a phrase. The AI gets a placeholder; your word comes back in the proposal.'
        }
      >
        {(ids) => (
          <TextInput
            {...ids}
            value={typed}
            maxLength={MAX_HIDDEN_CHARS}
            disabled={isFull}
            autoComplete="off"
            placeholder="Brightwater"
            enterKeyHint="done"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
        )}
      </Field>
      {hidden.length > 0 && (
        <ul aria-label="Hidden words" className="flex flex-wrap gap-1.5">
          {hidden.map((word) => (
            <li key={word}>
              <button
                type="button"
                aria-label={`Show “${word}” to the AI again`}
                onClick={() => onHide(hidden.filter((one) => one !== word))}
                className="flex max-w-full items-center gap-1.5 rounded-full border border-line bg-sheet px-2.5 py-0.5 text-small wrap-anywhere hover:border-line-strong pointer-coarse:min-h-11"
              >
                {word}
                <X aria-hidden className="size-4 shrink-0 text-ink-faint" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
