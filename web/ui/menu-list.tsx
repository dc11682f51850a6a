import { Check, Lock } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
import { cn } from './class-names.ts';
import { useFloatBoundary } from './float-boundary.tsx';
import { floating, floatingItem } from './floating.ts';
import type { MenuItem, MenuProps } from './menu.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

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
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
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
          <DropdownMenu.RadioGroup value={items.find(({ isChosen }) => isChosen)?.label ?? ''}>
            {items.map((item) => (
              <Line
                key={item.label}
                item={item}
                onChosen={() => {
                  chosen.current = item.onSelect;
                }}
              />
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Line({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const isChoice = item.isChosen !== undefined;
  const shared = {
    onSelect: onChosen,
    disabled: item.disabled ?? false,
    className: cn(
      floatingItem,
      '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint',
      isChoice && 'pr-9',
      item.danger && 'text-danger-ink data-highlighted:bg-danger-wash [&_svg]:text-danger-ink',
    ),
    children: <Words {...item} />,
  };
  return isChoice ? <DropdownMenu.RadioItem value={item.label} {...shared} /> : <DropdownMenu.Item {...shared} />;
}

function Words({ icon, label, hint, isChosen, isLocked }: MenuItem) {
  return (
    <>
      {icon}
      <span className="grid min-w-0 flex-1">
        <span>
          {label}
          {isLocked && <VisuallyHidden>, locked</VisuallyHidden>}
        </span>
        {hint && <span className="text-small text-ink-faint">{hint}</span>}
      </span>
      {isChosen && <Check aria-hidden className="absolute right-3 !text-accent-ink" />}
      {isLocked && (
        <span aria-hidden className="inline-flex items-center gap-1 text-small text-ink-faint">
          <Lock /> Pro
        </span>
      )}
    </>
  );
}
