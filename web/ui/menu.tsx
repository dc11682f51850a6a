import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { cn } from './class-names.ts';
import { useFloatBoundary } from './float-boundary.tsx';
import { floating, floatingItem } from './floating.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

interface MenuProps {
  /** One button; it opens the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  className?: string | undefined;
}

export function Menu({ trigger, items, align = 'end', className }: MenuProps) {
  const chosen = useRef<() => void>(undefined);
  // Acts once the focus is back on the trigger, so that a dialog opened from here returns it there as well.
  const actOnceClosed = () => {
    const act = chosen.current;
    chosen.current = undefined;
    if (act) queueMicrotask(act);
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={useFloatBoundary()}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          onCloseAutoFocus={actOnceClosed}
          className={cn(floating, 'min-w-48 p-1', className)}
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              onSelect={() => {
                chosen.current = item.onSelect;
              }}
              disabled={item.disabled ?? false}
              className={cn(
                floatingItem,
                '[&_svg]:size-4 [&_svg]:text-ink-faint',
                item.danger && 'text-danger-ink data-highlighted:bg-danger-wash [&_svg]:text-danger-ink',
              )}
            >
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
