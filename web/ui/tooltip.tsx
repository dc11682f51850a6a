import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { useFloatBoundary } from './float-boundary.tsx';

// Source of both: seeds 000 §9.
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Once around the app: after one tooltip, the next ones open at once for a moment. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  label: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One control, which has an accessible name of its own: a tooltip is never the only name. */
  children: ReactElement;
}

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={useFloatBoundary()}>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-tight bg-ink px-2.5 py-1.5 text-small text-desk shadow-float animate-appear"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
