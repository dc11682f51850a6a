import { Link, useLocation } from 'react-router';
import { UpgradeButton } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import { HeaderFrame, HeaderLinks, PlainLink } from '#web/site-shell/frame.tsx';
import { navigationName } from '#web/site-shell/navigation.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountSlot } from './account-slot.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useNavigation, useOffersUpgrade } from './navigation.ts';
import { ThemeToggle } from './theme-toggle.tsx';

export function Header() {
  const links = useNavigation();
  const { pathname } = useLocation();
  const offersUpgrade = useOffersUpgrade();
  return (
    <HeaderFrame
      links={
        links.length > 0 && (
          // All of them are pages of the site, which are loaded.
          <HeaderLinks name={navigationName(pathname)} links={links} path={pathname} link={PlainLink} />
        )
      }
    >
      {offersUpgrade && <UpgradeButton size="sm" variant="secondary" className="hidden md:inline-flex" />}
      <span className="hidden md:block">
        <ThemeToggle />
      </span>
      <AccountSlot />
      <CreateProposal />
      <MobileMenu />
    </HeaderFrame>
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
