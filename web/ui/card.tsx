import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** A part of the page on paper of its own, edged by a hairline. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('rounded-soft border border-line bg-sheet p-5 md:p-6', className)} {...rest} />;
}

/** Title on the left, actions on the right. */
export function CardHeader({ className, ...rest }: ComponentProps<'header'>) {
  return <header className={cn('mb-4 flex flex-wrap items-start justify-between gap-3', className)} {...rest} />;
}

export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={cn('text-lead font-strong leading-snug', className)} {...rest}>
      {children}
    </h2>
  );
}
