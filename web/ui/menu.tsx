import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import { onDemand } from './on-demand.ts';

export interface MenuItem {
  label: string;
  /** What choosing it means, in a few words under the label. */
  hint?: string | undefined;
  icon?: ReactNode;
  /** Of a choice of one among several; all of the menu's choices have it. */
  isChosen?: boolean | undefined;
  /** Shown with a lock and 'Pro', and its accessible name ends in 'locked'; choosing it offers the plan. */
  isLocked?: boolean | undefined;
  onSelect: () => void;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** What a menu's button is given. */
interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

export interface MenuProps {
  /** One button; it opens the menu. */
  trigger: ReactElement<TriggerProps>;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  className?: string | undefined;
}

const list = onDemand(async () => (await import('./menu-list.tsx')).MenuList);

/** How it was asked for: by the keyboard its first line has the focus, under a pointer none. */
type Wanted = 'by-keys' | 'by-pointer';

/** Until it is first opened it is its button alone; the rest is on its way as soon as that is pointed at or has the focus. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<Wanted>();
  const isThere = list.useWanted(wanted !== undefined, () => setWanted(undefined));
  if (wanted && isThere) return <list.Part {...props} isByKeys={wanted === 'by-keys'} />;
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A press of Enter or Space is a click without a count.
    onClick: ({ detail }) => setWanted(detail === 0 ? 'by-keys' : 'by-pointer'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setWanted('by-keys');
    },
    onPointerEnter: list.warm,
    onFocus: list.warm,
  });
}
