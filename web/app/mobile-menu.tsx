import { Menu as MenuIcon, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SITE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useNavigation } from './navigation.ts';
import { setTheme, useTheme } from './theme.ts';

const LINE = 'flex min-h-12 w-full items-center gap-3 border-b border-line text-left text-body last:border-b-0';

export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const isDark = useTheme() === 'dark';
  const links = [
    { name: 'Home', to: paths.home },
    ...useNavigation(),
    { name: 'Create Proposal', to: paths.proposalTool },
  ];
  return (
    <div className="md:hidden">
      <Button variant="ghost" size="icon" aria-label="Menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <MenuIcon aria-hidden />
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={SITE.name}>
        <nav aria-label="Menu">
          <ul>
            {links.map(({ name, to }) => (
              <li key={to}>
                <Link to={to} className={LINE} onClick={() => setIsOpen(false)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" className={LINE} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
          {isDark ? <Sun aria-hidden className="size-5" /> : <Moon aria-hidden className="size-5" />}
          {isDark ? 'Light theme' : 'Dark theme'}
        </button>
      </Sheet>
    </div>
  );
}
