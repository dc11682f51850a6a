import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** How everything that can be filled in looks; shared with the text area and the select. */
export const fillable = [
  'w-full rounded-tight border border-line-strong bg-sheet px-3 text-body text-ink',
  'transition-[border-color,background-color] duration-(--quick) ease-out hover:border-ink-faint',
  'focus-visible:border-accent-ink focus-visible:outline-1 focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint',
];

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={clsx(fillable, 'h-10 read-only:bg-sunken', className)} {...rest} />;
}
