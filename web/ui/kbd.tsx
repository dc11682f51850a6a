import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
/** What this keyboard writes on the key that is Ctrl elsewhere. */
export const MOD_KEY = isMac ? '⌘' : 'Ctrl';

/** Keys that are pressed together, as in 'Mod+Shift+C'. */
export function Keys({ of }: { of: string }) {
  return (
    <span className="flex gap-1">
      {of.split('+').map((key) => (
        <Kbd key={key}>{key === 'Mod' ? MOD_KEY : key}</Kbd>
      ))}
    </span>
  );
}

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
