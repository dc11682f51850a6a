import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cn } from './class-names.ts';
import { useFloatBoundary } from './float-boundary.tsx';
import { floating } from './floating.ts';

interface PopoverProps {
  trigger: ReactElement;
  /** Accessible name of what opens. */
  label: string;
  children: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For what has put the focus elsewhere on purpose: `preventDefault` keeps it from returning to the trigger. */
  onCloseAutoFocus: (event: Event) => void;
  className?: string | undefined;
}

/** A small floating panel beside its button. */
export function Popover({ trigger, label, children, className, onCloseAutoFocus, ...state }: PopoverProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={useFloatBoundary()}>
        <Radix.Content
          aria-label={label}
          onCloseAutoFocus={onCloseAutoFocus}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={cn(floating, 'max-h-(--radix-popover-content-available-height) w-80 p-4', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
