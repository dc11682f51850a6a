import { Monitor, Moon, Sun } from 'lucide-react';

/** By what is chosen now: a press goes on to the next one. */
const NEXT = [
  { chosen: 'light', name: 'Dark theme', action: 'Switch to dark theme', Icon: Moon },
  { chosen: 'dark', name: 'System theme', action: 'Switch to system theme', Icon: Monitor },
  { chosen: 'system', name: 'Light theme', action: 'Switch to light theme', Icon: Sun },
];

/** What the theme button says. All three are in the page: styles show the right one before any script of the page runs (known-first.css). */
export function ThemeNames({ isIconOnly = false }: { isIconOnly?: boolean }) {
  return NEXT.map(({ chosen, name, action, Icon }) => (
    <span key={chosen} data-when-chosen={chosen} className={isIconOnly ? undefined : 'flex items-center gap-3'}>
      <Icon aria-hidden className={isIconOnly ? undefined : 'size-5'} />
      {isIconOnly ? <span className="sr-only">{action}</span> : name}
    </span>
  ));
}
