import { X } from 'lucide-react';
import { SITE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { MENU_ID, MENU_LINE } from './menu-id.ts';
import { OWN_LINKS, visitorsLinks } from './navigation.ts';
import { ThemeNames } from './theme-names.tsx';

/** The phone's menu: the links of the header in a sheet. It opens without scripts. */
export function MobileMenu({ path }: { path: string }) {
  return (
    <dialog
      id={MENU_ID}
      popover="auto"
      aria-labelledby={`${MENU_ID}-title`}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-soft border border-b-0 border-line bg-raised text-ink shadow-float animate-rise backdrop:bg-scrim"
    >
      <div className="px-6 pt-5 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <div className="flex items-start justify-between gap-4 pb-3">
          <h2 id={`${MENU_ID}-title`} className="font-strong text-lead leading-snug">
            {SITE.name}
          </h2>
          <button
            type="button"
            aria-label="Close"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className={`${buttonClasses({ variant: 'ghost', size: 'icon' })} -mt-1.5 -mr-3`}
          >
            <X aria-hidden />
          </button>
        </div>
        <nav aria-label="Menu">
          <Links path={path} />
        </nav>
        <div className="divide-y divide-line">
          <div data-place="menu" className="divide-y divide-line empty:hidden" />
          <button type="button" data-theme-toggle data-scripted className={MENU_LINE}>
            <ThemeNames />
          </button>
        </div>
      </div>
    </dialog>
  );
}

function Links({ path }: { path: string }) {
  const links: readonly { name: string; to: string; whose?: 'visitors' | 'people' }[] = [
    { name: 'Home', to: paths.home },
    ...visitorsLinks(path).map((link) => ({ ...link, whose: 'visitors' as const })),
    { name: 'Create Proposal', to: paths.proposalTool },
    ...OWN_LINKS.map((link) => ({ ...link, whose: 'people' as const })),
    { name: 'My Account', to: paths.account, whose: 'people' },
    { name: 'Sign In', to: paths.auth, whose: 'visitors' },
  ];
  return (
    <ul>
      {links.map(({ name, to, whose }) => (
        <li key={to} data-for={whose} className="border-b border-line">
          <a href={to} className={MENU_LINE}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
