import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useNavigation } from './navigation.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { Wordmark } from './wordmark.tsx';

export function Header() {
  const links = useNavigation();
  return (
    <header className="sticky top-0 z-30 h-(--header-height) border-b border-line bg-desk">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:px-6">
        <Wordmark />
        {links.length > 0 && (
          <nav aria-label="On this page" className="ml-6 hidden gap-1 md:flex">
            {links.map(({ name, to }) => (
              <Button key={to} asChild variant="ghost" size="sm" className="text-body font-normal">
                <Link to={to}>{name}</Link>
              </Button>
            ))}
          </nav>
        )}
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <span className="hidden md:block">
            <ThemeToggle />
          </span>
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
