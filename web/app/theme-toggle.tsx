import { Moon, Sun } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { setTheme, useTheme } from './theme.ts';

export function ThemeToggle() {
  const isDark = useTheme() === 'dark';
  const label = isDark ? 'Switch to light theme' : 'Switch to dark theme';
  return (
    <Tooltip label={label} side="bottom">
      <Button variant="ghost" size="icon" onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        {/* Both, as on the pages of the site: which is seen is known before this runs. */}
        <span data-when="light">
          <Moon aria-hidden />
          <VisuallyHidden>Switch to dark theme</VisuallyHidden>
        </span>
        <span data-when="dark">
          <Sun aria-hidden />
          <VisuallyHidden>Switch to light theme</VisuallyHidden>
        </span>
      </Button>
    </Tooltip>
  );
}
