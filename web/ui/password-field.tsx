import { clsx } from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Field } from './field.tsx';
import { listen } from './listen.ts';
import { TextInput } from './text-input.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** 'current-password' where one is proved, 'new-password' where one is chosen. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown and hidden again. It hides itself when the form is sent. */
export function PasswordField({ label, hint, error, className, onKeyUp, ...rest }: PasswordFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isShown, toggle } = useShownPassword(box);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <Field label={label} error={error} hint={hasCapsLock ? 'Caps Lock is on.' : hint}>
      {(ids) => (
        <div ref={box} className="relative">
          <TextInput
            {...rest}
            {...ids}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onKeyUp={watchCapsLock}
            className={clsx('pr-18', className)}
          />
          <ShowButton isShown={isShown} inputId={ids.id} onToggle={toggle} isDisabled={rest.disabled} />
        </div>
      )}
    </Field>
  );
}

interface ShowButtonProps {
  isShown: boolean;
  inputId: string;
  onToggle: () => void;
  isDisabled: boolean | undefined;
}

// A word and not an eye: the meaning of an eye is ambiguous. The name says what a click does.
function ShowButton({ isShown, inputId, onToggle, isDisabled }: ShowButtonProps) {
  return (
    <>
      <button
        type="button"
        aria-controls={inputId}
        disabled={isDisabled}
        // The press must not take the focus, and with it the keyboard of a phone, from the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
        className="absolute inset-y-1 right-1 min-w-14 rounded-tight px-2 text-small font-strong text-ink-soft hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50"
      >
        {isShown ? 'Hide' : 'Show'}
        <VisuallyHidden> password</VisuallyHidden>
      </button>
      <span role="status" className="sr-only">
        {isShown ? 'The password is shown.' : ''}
      </span>
    </>
  );
}

function useShownPassword(box: RefObject<HTMLElement | null>) {
  const selection = useRef<[number | null, number | null]>(undefined);
  const [isShown, setShown] = useState(false);
  const toggle = () => {
    selection.current = [inputIn(box)?.selectionStart ?? null, inputIn(box)?.selectionEnd ?? null];
    setShown((was) => !was);
  };
  // Browsers put the caret elsewhere when the type of a field changes, some of them only with the next picture.
  useLayoutEffect(() => {
    const kept = selection.current;
    selection.current = undefined;
    if (!kept || document.activeElement !== inputIn(box)) return undefined;
    const frame = requestAnimationFrame(() => inputIn(box)?.setSelectionRange(...kept));
    return () => cancelAnimationFrame(frame);
  }, [isShown, box]);
  // Sent as plain text, a password would be remembered among the things typed into this form.
  useEffect(() => {
    const form = inputIn(box)?.form;
    return form ? listen(form, 'submit', () => setShown(false)) : undefined;
  }, [box]);
  return { isShown, toggle };
}

function inputIn(box: RefObject<HTMLElement | null>) {
  return box.current?.querySelector('input');
}
