import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-classes.ts';
import { cn } from './class-names.ts';
import { BareButton } from './plain-button.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** At work: shows a spinner, keeps its place in the tab order and ignores presses. */
  busy?: boolean | undefined;
  /** Gives its looks to the one child (a link) instead of rendering a button. */
  asChild?: boolean | undefined;
}

export function Button({ variant, size, busy, asChild, className, children, ...rest }: ButtonProps) {
  const classes = cn(buttonClasses({ variant, size }), busy && 'opacity-80', className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <BareButton className={classes} busy={busy} {...rest}>
      {busy && size === 'icon' ? null : children}
    </BareButton>
  );
}
