import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SITE } from '#shared/site/config.ts';
import { useSession, useSignOut } from '#web/features/identity/index.ts';
import { showProDetails } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import { MENU_LINE } from '#web/site-shell/menu-id.ts';
import { ThemeNames } from '#web/site-shell/theme-names.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { useNavigation, useOffersUpgrade, useOwnLinks } from './navigation.ts';
import { nextTheme, setTheme, useTheme } from './theme.ts';

export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const offer = () => {
    close();
    showProDetails();
  };
  return (
    <div className="md:hidden">
      <Button variant="ghost" size="icon" aria-label="Menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <MenuIcon aria-hidden />
      </Button>
      <Sheet open={isOpen} onClose={close} title={SITE.name}>
        <nav aria-label="Menu">
          <Links onFollow={close} />
        </nav>
        <Deeds onDone={close} onUpgrade={offer} />
      </Sheet>
    </div>
  );
}

function Links({ onFollow }: { onFollow: () => void }) {
  const { status } = useSession();
  const links = [
    { name: 'Home', to: paths.home },
    ...useNavigation(),
    ...useOwnLinks(),
    { name: 'Create Proposal', to: paths.proposalTool },
    ...(status === 'signed-in' ? [{ name: 'My Account', to: paths.account }] : []),
    ...(status === 'signed-out' ? [{ name: 'Sign In', to: paths.auth }] : []),
  ];
  return (
    <ul className="divide-y divide-line">
      {links.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className={MENU_LINE} onClick={onFollow}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Deeds({ onDone, onUpgrade }: { onDone: () => void; onUpgrade: () => void }) {
  const theme = useTheme();
  const offersUpgrade = useOffersUpgrade();
  const { status } = useSession();
  const signOut = useSignOut();
  const leave = () => {
    onDone();
    signOut.mutate();
  };
  return (
    <div className="divide-y divide-line border-t border-line">
      {offersUpgrade && (
        <button type="button" className={MENU_LINE} onClick={onUpgrade}>
          Upgrade to Pro
        </button>
      )}
      <button type="button" className={MENU_LINE} onClick={() => setTheme(nextTheme(theme))}>
        <ThemeNames />
      </button>
      {status === 'signed-in' && (
        <button type="button" className={MENU_LINE} onClick={leave}>
          <LogOut aria-hidden className="size-5" />
          Sign Out
        </button>
      )}
    </div>
  );
}
