import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export function Kbd({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <kbd
      className={cn(
        'inline-flex min-w-5.5 items-center justify-center rounded-tight border border-line-strong bg-sheet px-1.5 font-sans text-small leading-snug text-ink-soft',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
