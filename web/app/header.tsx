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
      <OwnLinks />
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

/** Where a signed-in person's work is. */
function OwnLinks() {
  const { pathname } = useLocation();
  const links = useOwnLinks();
  if (links.length === 0) return null;
  return (
    <nav aria-label="Your work" className="hidden gap-1 md:flex">
      {links.map(({ name, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname.startsWith(to) ? 'page' : undefined}
          className="inline-flex h-8 items-center rounded-tight px-2 whitespace-nowrap text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:text-ink lg:px-3"
        >
          {name}
        </Link>
      ))}
    </nav>
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
