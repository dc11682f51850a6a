import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClasses } from './button-classes.ts';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** At work: shows a spinner, keeps its place in the tab order and ignores presses. */
  busy?: boolean | undefined;
  /** Gives its looks to the one child (a link) instead of rendering a button. */
  asChild?: boolean | undefined;
}

export function Button({ variant, size, busy, asChild, className, children, onClick, type, ...rest }: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...(asChild ? {} : { type: type ?? 'button' })}
      className={cn(buttonClasses({ variant, size }), busy && 'opacity-80', className)}
      onClick={ignoreWhileBusy}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
    >
      {busy && <Spinner />}
      {busy && size === 'icon' ? null : <Slot.Slottable>{children}</Slot.Slottable>}
    </Root>
  );
}
