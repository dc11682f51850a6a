import { Link, useLocation } from 'react-router';
import { UpgradeButton } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountSlot } from './account-slot.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useNavigation, useOffersUpgrade } from './navigation.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { Wordmark } from './wordmark.tsx';

export function Header() {
  const links = useNavigation();
  const { pathname } = useLocation();
  const offersUpgrade = useOffersUpgrade();
  return (
    <header className="sticky top-0 z-30 h-(--header-height) border-b border-line bg-desk print:hidden">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:px-6">
        <Wordmark brief />
        {links.length > 0 && (
          <nav
            aria-label={pathname === paths.home ? 'On this page' : 'Pages'}
            className="ml-2 hidden lg:ml-6 lg:gap-1 md:flex"
          >
            {links.map(({ name, to }) => (
              <Button key={to} asChild variant="ghost" size="sm" className="px-2 text-body font-normal lg:px-3">
                <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
                  {name}
                </Link>
              </Button>
            ))}
          </nav>
        )}
        {/* What comes late stands first: the rest is laid out from the right and stays where it is. */}
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {offersUpgrade && <UpgradeButton size="sm" variant="secondary" className="hidden md:inline-flex" />}
          <span className="hidden md:block">
            <ThemeToggle />
          </span>
          <AccountSlot />
          <CreateProposal />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

/** Stands on every page. On the tool itself it steps back: the next action there is the tool's own. */
function CreateProposal() {
  const isHere = useLocation().pathname === paths.proposalTool;
  return (
    <Button asChild size="sm" variant={isHere ? 'secondary' : 'primary'}>
      <Link to={paths.proposalTool} aria-current={isHere ? 'page' : undefined}>
        Create Proposal
      </Link>
    </Button>
  );
}
