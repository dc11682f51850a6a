import { Menu } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { HeaderFrame, HeaderLinks, PlainLink } from './frame.tsx';
import { MENU_ID } from './menu-id.ts';
import { navigationName, OWN_LINKS, visitorsLinks } from './navigation.ts';
import { ThemeNames } from './theme-names.tsx';

/** The header for visitors, with space for the parts of signed-in people. The root element says which are shown (web/head/root-marks.ts). */
export function SiteHeader({ path }: { path: string }) {
  return (
    <HeaderFrame
      links={
        <>
          <HeaderLinks
            name={navigationName(path)}
            links={visitorsLinks(path)}
            whose="visitors"
            path={path}
            link={PlainLink}
          />
          <HeaderLinks name="Your work" links={OWN_LINKS} whose="people" path={path} link={PlainLink} />
        </>
      }
    >
      <span data-place="upgrade" className="contents" />
      <span className="hidden md:block" data-scripted>
        <ThemeButton />
      </span>
      <div data-place="account" className="contents">
        <AccountPlace path={path} />
      </div>
      <div className="md:hidden">
        <button
          type="button"
          aria-label="Menu"
          popoverTarget={MENU_ID}
          className={buttonClasses({ variant: 'ghost', size: 'icon' })}
        >
          <Menu aria-hidden />
        </button>
      </div>
      <a href={paths.proposalTool} className={buttonClasses({ size: 'sm' })}>
        Create Proposal
      </a>
    </HeaderFrame>
  );
}

function AccountPlace({ path }: { path: string }) {
  return (
    <div className="flex w-15 justify-center">
      <a
        href={paths.auth}
        data-for="visitors"
        aria-current={path === paths.auth ? 'page' : undefined}
        className={buttonClasses({ variant: 'ghost', size: 'slot' })}
      >
        Sign In
      </a>
      <span role="status" data-for="people">
        <span aria-hidden className="block size-9 animate-breathe rounded-full bg-sunken" />
        <span className="sr-only">Loading your account</span>
      </span>
    </div>
  );
}

function ThemeButton() {
  return (
    <button type="button" data-theme-toggle className={buttonClasses({ variant: 'ghost', size: 'icon' })}>
      <ThemeNames isIconOnly />
    </button>
  );
}
