import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** The one sheet in the workspace: generous margins, a measure that reads; from edge to edge on a phone. Put `proposal-text` on what is written on it. */
export function SheetOfPaper({ className, ...rest }: ComponentProps<'article'>) {
  return (
    <article
      className={cn(
        '-mx-4 border-b border-line bg-sheet px-4 py-3 pr-8 sm:mx-0 sm:rounded-tight sm:border sm:px-10 sm:py-10 lg:px-14 lg:py-12',
        className,
      )}
      {...rest}
    />
  );
}
