import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const buttonStyle = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-tight font-strong whitespace-nowrap select-none',
    'transition-[background-color,border-color,color] duration-(--quick) ease-out',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong',
        secondary:
          'border border-line-strong bg-sheet text-ink hover:border-ink-faint hover:bg-sunken active:bg-sunken',
        ghost: 'text-ink-soft hover:bg-sunken hover:text-ink active:bg-sunken aria-expanded:bg-sunken',
        danger: 'bg-danger text-on-danger hover:bg-danger-strong active:bg-danger-strong',
        link: 'rounded-tight px-0 text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        sm: 'h-8 px-3 text-small [&_svg]:size-4',
        md: 'h-10 px-4 text-body [&_svg]:size-4.5',
        lg: 'h-12 px-6 text-body [&_svg]:size-5',
        icon: 'size-10 [&_svg]:size-5',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'h-auto px-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
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
      className={cn(buttonStyle({ variant, size }), busy && 'opacity-80', className)}
      onClick={ignoreWhileBusy}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
    >
      {busy && <Spinner />}
      {busy && size === 'icon' ? null : <Slot.Slottable>{children}</Slot.Slottable>}
    </Root>
  );
}
