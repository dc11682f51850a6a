import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

interface BareButtonProps extends ComponentProps<'button'> {
  /** At work: shows a spinner, keeps its place in the tab order and ignores presses. */
  busy?: boolean | undefined;
}

/** A button for pages that load little: `className` is beside its looks and must not set the same again, as it may for `Button`. */
export function PlainButton({ variant, size, className, ...rest }: BareButtonProps & ButtonLook) {
  const also = [rest.busy && 'opacity-80', className].filter(Boolean).join(' ');
  return <BareButton className={buttonClasses({ variant, size }, also)} {...rest} />;
}

/** What a button does, without its looks. */
export function BareButton({ busy, type, children, onClick, ...rest }: BareButtonProps) {
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      onClick={ignoreWhileBusy}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
