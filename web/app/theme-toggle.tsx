import { ThemeNames } from '#web/site-shell/theme-names.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { nextTheme, setTheme, useTheme } from './theme.ts';

export function ThemeToggle() {
  const next = nextTheme(useTheme());
  return (
    <Tooltip label={`Switch to ${next} theme`} side="bottom">
      <Button variant="ghost" size="icon" onClick={() => setTheme(next)}>
        <ThemeNames isIconOnly />
      </Button>
    </Tooltip>
  );
}
