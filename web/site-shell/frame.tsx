import type { ReactNode } from 'react';
import { SITE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { FOOTER_LINKS, type NavigationLink } from './navigation.ts';
import { TestMode } from './test-mode.tsx';

/** A link within the app, or one that loads the page. */
type LinkTo = (props: { to: string; className: string; children: string; current: boolean }) => ReactNode;

/** Loads the page it leads to. */
export function PlainLink({ to, className, children, current }: Parameters<LinkTo>[0]) {
  return (
    <a href={to} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-4 z-60 -translate-y-20 rounded-tight bg-ink px-4 py-2 font-strong text-canvas focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

/** The header of every page: the way home, `links`, and on its right what one can do. */
export function HeaderFrame({ links, children }: { links: ReactNode; children: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 h-(--header-height) border-b border-line bg-canvas print:hidden">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:px-6">
        <Wordmark brief />
        {links}
        {/* What comes late is first: the rest is laid out from the right and stays where it is. */}
        <div className="flex flex-1 items-center justify-end gap-1 sm:gap-2">{children}</div>
      </div>
    </header>
  );
}

interface HeaderLinksProps {
  name: string;
  links: readonly NavigationLink[];
  /** Who sees them, on a page that is the same for everybody. */
  whose?: 'visitors' | 'people';
  /** The path of the page that is open. */
  path: string;
  link: LinkTo;
}

const HEADER_LINK =
  'inline-flex h-8 items-center rounded-tight px-2 pointer-coarse:h-11 whitespace-nowrap text-ink-soft transition-[background-color,color] duration-(--quick) ease-out hover:bg-sunken hover:text-ink active:bg-sunken aria-[current]:text-ink lg:px-3';

export function HeaderLinks({ name, links, whose, path, link: Link }: HeaderLinksProps) {
  return (
    <nav aria-label={name} className="ml-2 hidden md:flex lg:ml-6 lg:gap-1" data-for={whose}>
      {links.map(({ name: words, to }) => (
        <Link key={to} to={to} className={HEADER_LINK} current={path === to || path.startsWith(`${to}/`)}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

interface FooterProps {
  link: LinkTo;
  /** Whether visits are counted here, with consent. */
  isCounted: boolean;
  /** Which world payments are made in. */
  billing: string;
}

const FOOTER_LINK =
  'inline-block rounded-tight py-1 pointer-coarse:py-2.5 text-ink-soft hover:text-ink hover:underline hover:underline-offset-4';

/** Where visits are counted, the last link changes the consent (web/analytics). */
export function Footer({ link: Link, isCounted, billing }: FooterProps) {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 sm:px-6">
        <Wordmark />
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {FOOTER_LINKS.map(({ name, to }) => (
              <li key={to}>
                <Link to={to} className={FOOTER_LINK} current={false}>
                  {name}
                </Link>
              </li>
            ))}
            {isCounted && (
              <li>
                <button type="button" data-cookie-choices data-scripted className={FOOTER_LINK}>
                  Cookie choices
                </button>
              </li>
            )}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-faint">
          <TestMode billing={billing} />
          <p>© {SITE.company}</p>
        </div>
      </div>
    </footer>
  );
}

/** `brief` leaves the name out on a phone, where it has to share a line. */
function Wordmark({ brief }: { brief?: true }) {
  const name = 'font-serif text-lead font-strong leading-tight';
  return (
    <a href={paths.home} aria-label={`${SITE.name}, home`} className="inline-flex items-center gap-2.5 rounded-tight">
      <svg viewBox="0 0 24 28" aria-hidden="true" className="h-7 w-6">
        <rect x="1" y="1" width="22" height="26" rx="3" className="fill-sheet stroke-ink" strokeWidth="1.75" />
        <path d="M6 8.500h12M6 13h12" className="stroke-ink" strokeWidth="1.75" strokeLinecap="round" />
        <path
          d="m6.500 19.500 2.750 2.750 6.500-6.500"
          className="fill-none stroke-accent"
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={brief ? `${name} hidden sm:inline` : name}>{SITE.name}</span>
    </a>
  );
}

const LINK = 'text-accent-ink underline underline-offset-4 hover:decoration-2';

/**
 * Says that the legal pages have changed, while the root element names the day of the change (set by the server) and until it is
 * dismissed (dismiss-policy.ts). Source: docs/spec/proposals.md#legal-pages.
 * @param changedOn 'YYYY-MM-DD'
 */
export function PolicyNotice({ changedOn }: { changedOn: string }) {
  return (
    <aside
      aria-label="Change of our policies"
      className="border-b border-line bg-sunken text-small print:hidden [html:not([data-policy])_&]:hidden"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-2 sm:px-6">
        <p className="text-ink-soft">
          {SITE.name} changed its{' '}
          <a href={paths.privacy} className={LINK}>
            Privacy Policy
          </a>{' '}
          or its{' '}
          <a href={paths.terms} className={LINK}>
            Terms of Service
          </a>{' '}
          on <time dateTime={changedOn}>{inWords(changedOn)}</time>.
        </p>
        <button
          type="button"
          data-dismiss-policy
          data-scripted
          className={`${buttonClasses({ variant: 'ghost', size: 'sm' })} -mx-3`}
        >
          Dismiss
        </button>
      </div>
    </aside>
  );
}

/** 'November 1, 2026': a day, wherever it is read. */
function inWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
