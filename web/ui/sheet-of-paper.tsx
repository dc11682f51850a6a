import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** The one sheet in the workspace: generous margins, a measure that reads. Put `proposal-text` on what is written on it. */
export function SheetOfPaper({ className, ...rest }: ComponentProps<'article'>) {
  return (
    <article
      className={cn(
        'rounded-tight border border-line bg-sheet px-5 py-7 sm:px-10 sm:py-10 lg:px-14 lg:py-12',
        className,
      )}
      {...rest}
    />
  );
}
