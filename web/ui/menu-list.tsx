import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
import { cn } from './class-names.ts';
import { useFloatBoundary } from './float-boundary.tsx';
import { floating, floatingItem } from './floating.ts';
import type { MenuProps } from './menu.tsx';

interface MenuListProps extends MenuProps {
  isByKeys: boolean;
}

/** The menu's button, and the menu, open. Fetched with the first that is opened: see menu.tsx, which everybody else uses. */
export function MenuList({ trigger, items, align = 'end', className, isByKeys }: MenuListProps) {
  const isFirstLineDue = useRef(isByKeys);
  // Radix has not seen the key that opened it this first time.
  const focusFirstLine = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget || !isFirstLineDue.current) return;
    isFirstLineDue.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  };
  const chosen = useRef<() => void>(undefined);
  // Acts once the focus is back on the trigger, so that a dialog opened from here returns it there as well.
  const actOnceClosed = () => {
    const act = chosen.current;
    chosen.current = undefined;
    if (act) queueMicrotask(act);
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={useFloatBoundary()}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          onFocus={focusFirstLine}
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
              {item.hint ? (
                <span className="grid">
                  {item.label} <span className="text-small text-ink-faint">{item.hint}</span>
                </span>
              ) : (
                item.label
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
