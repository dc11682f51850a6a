import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, SyntheticEvent } from 'react';
import { cn } from './class-names.ts';

export function Tabs({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn('grid min-w-0 gap-6', className)} {...rest} />;
}

/** A thin line of names; scrolls sideways where there is no room. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('flex gap-2 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        '-mb-px inline-flex shrink-0 items-center gap-2 rounded-t-tight border-b-2 border-transparent px-2 py-2.5 whitespace-nowrap text-ink-soft',
        'transition-colors duration-(--quick) ease-out hover:text-ink focus-visible:-outline-offset-2',
        'data-[state=active]:border-accent data-[state=active]:font-strong data-[state=active]:text-ink',
        'data-pressed:outline-none',
        'disabled:cursor-not-allowed disabled:text-ink-faint disabled:hover:text-ink-faint',
        className,
      )}
      {...rest}
      onMouseDownCapture={markPressed}
      onKeyDownCapture={unmarkPressed}
      onBlurCapture={unmarkPressed}
    />
  );
}

// Radix focuses a pressed tab by script, which browsers take for the keyboard and draw the ring; who points needs none.
function markPressed({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.dataset.pressed = '';
}

function unmarkPressed({ currentTarget }: SyntheticEvent<HTMLElement>) {
  delete currentTarget.dataset.pressed;
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('min-w-0', className)} {...rest} />;
}
