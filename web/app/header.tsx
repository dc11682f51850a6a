import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { UpgradeButton } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import { HeaderFrame, HeaderLinks, PlainLink } from '#web/site-shell/frame.tsx';
import { navigationName } from '#web/site-shell/navigation.ts';
import { ThemeNames } from '#web/site-shell/theme-names.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { AccountSlot } from './account-slot.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useNavigation, useOffersUpgrade, useOwnLinks } from './navigation.ts';
import { nextTheme, setTheme, useTheme } from './theme.ts';

export function Header() {
  const offersUpgrade = useOffersUpgrade();
  return (
    <HeaderFrame links={<Links />}>
      {offersUpgrade && <UpgradeButton size="sm" variant="secondary" className="hidden md:inline-flex" />}
      <span className="hidden md:block">
        <ThemeToggle />
      </span>
      <AccountSlot />
      <MobileMenu />
      <CreateProposal />
    </HeaderFrame>
  );
}

/** Pages for visitors, or where a signed-in person's work is. */
function Links() {
  const links = useNavigation();
  const own = useOwnLinks();
  const { pathname } = useLocation();
  if (own.length > 0) return <HeaderLinks name="Your work" links={own} path={pathname} link={RouterLink} />;
  // All of them are pages of the site, which are loaded.
  return (
    <HeaderLinks name={navigationName(pathname)} links={links} whose="visitors" path={pathname} link={PlainLink} />
  );
}

function RouterLink({ to, className, children, current }: ComponentProps<typeof PlainLink>) {
  return (
    <Link to={to} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** Stands on every page. On the tool itself it steps back: the next action there is the tool's own. */
function CreateProposal() {
  const isHere = useLocation().pathname === paths.proposalTool;
  return (
    <LinkButton
      size="sm"
      variant={isHere ? 'secondary' : 'primary'}
      to={paths.proposalTool}
      aria-current={isHere ? 'page' : undefined}
    >
      Create Proposal
    </LinkButton>
  );
}

function ThemeToggle() {
  const next = nextTheme(useTheme());
  return (
    <Tooltip label={`Switch to ${next} theme`} side="bottom">
      <Button variant="ghost" size="icon" onClick={() => setTheme(next)}>
        <ThemeNames isIconOnly />
      </Button>
    </Tooltip>
  );
}
