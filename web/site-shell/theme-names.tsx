import { Monitor, Moon, Sun } from 'lucide-react';

/** By the present choice; a press chooses the next one. */
const NEXT = [
  { chosen: 'light', name: 'Dark theme', action: 'Switch to dark theme', Icon: Moon },
  { chosen: 'dark', name: 'System theme', action: 'Switch to system theme', Icon: Monitor },
  { chosen: 'system', name: 'Light theme', action: 'Switch to light theme', Icon: Sun },
];

/** The names of the theme button. All three are in the page, and styles show the right one (known-first.css). */
export function ThemeNames({ isIconOnly = false }: { isIconOnly?: boolean }) {
  return NEXT.map(({ chosen, name, action, Icon }) => (
    <span key={chosen} data-when-chosen={chosen} className={isIconOnly ? undefined : 'flex items-center gap-3'}>
      <Icon aria-hidden className={isIconOnly ? undefined : 'size-5'} />
      {isIconOnly ? <span className="sr-only">{action}</span> : name}
    </span>
  ));
}
