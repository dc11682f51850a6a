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
  open?: boolean | undefined;
  onOpenChange?: (open: boolean) => void;
  /** For what has put the focus elsewhere on purpose: `preventDefault` keeps it from returning to the trigger. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  className?: string | undefined;
}

/** A small floating panel beside its button. Uncontrolled unless `open` is given. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  onCloseAutoFocus,
  side,
  align = 'start',
  className,
}: PopoverProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={useFloatBoundary()}>
        <Radix.Content
          aria-label={label}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
          side={side ?? 'bottom'}
          align={align}
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
