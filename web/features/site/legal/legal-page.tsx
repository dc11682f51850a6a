import type { ReactNode } from 'react';
import type { SiteSettings } from '#shared/site/settings.ts';
import { paths } from '#web/paths.ts';
import { BackHome } from '../back-home.tsx';
import { TextLink } from '../text-link.tsx';

export interface LegalSection {
  /** Names the section in the address. */
  readonly id: string;
  readonly title: string;
  readonly body: (settings: SiteSettings) => ReactNode;
}

interface LegalPageProps {
  title: string;
  /** 'Last updated April 26, 2025'. */
  dated: string;
  intro: ReactNode;
  sections: readonly LegalSection[];
  settings: SiteSettings;
}

/** Numbered sections with a list of them on top, made to be read, linked to and printed. */
export function LegalPage({ title, dated, intro, sections, settings }: LegalPageProps) {
  return (
    <div className="mx-auto grid max-w-3xl gap-8 px-4 pt-6 pb-20 sm:px-6 sm:pt-10 sm:pb-28 print:block print:max-w-none print:p-0">
      <BackHome />
      <header className="grid gap-3">
        <h1 className="font-serif text-display font-normal text-balance print:text-heading">{title}</h1>
        <p className="text-ink-faint">{dated}</p>
        <div className="max-w-measure pt-2 text-lead text-ink-soft print:max-w-none print:text-body">{intro}</div>
      </header>
      <Contents sections={sections} />
      <div className="grid gap-10 print:block">
        {sections.map((section, index) => (
          <Section key={section.id} number={index + 1} settings={settings} {...section} />
        ))}
      </div>
      <p className="border-t border-line pt-6 text-ink-soft print:hidden">
        Questions about this page? <TextLink to={paths.contact}>Write to us</TextLink>.
      </p>
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="Sections" className="rounded-tight border border-line bg-sheet px-5 py-5 sm:px-6 print:hidden">
      <ol className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="flex gap-2">
            <span aria-hidden="true" className="w-5 text-right text-ink-faint tabular-nums">
              {index + 1}
            </span>
            <a
              href={`#${id}`}
              className="rounded-tight py-0.5 hover:text-accent-ink hover:underline hover:underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

// On paper a section may begin at the foot of a page, though not with its title alone.
function Section({ number, settings, id, title, body }: LegalSection & { number: number; settings: SiteSettings }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-4 gap-3 print:block print:pt-5">
      <h2 id={`${id}-title`} className="font-strong text-lead print:pb-1 print:text-body print:break-after-avoid">
        {number}. {title}
      </h2>
      <div className="grid max-w-measure gap-3 text-ink-soft print:block print:max-w-none print:*:pb-2 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5 [&_li]:print:break-inside-avoid">
        {body(settings)}
      </div>
    </section>
  );
}

interface LegalLinkProps {
  settings: SiteSettings;
  /** A page of ours. */
  to: string;
  children: string;
}

/** On paper a link is followed by hand: there its whole address is after it. */
export function LegalLink({ settings, to, children }: LegalLinkProps) {
  return (
    <>
      <TextLink to={to}>{children}</TextLink>
      <span className="hidden print:inline">
        {' '}
        ({settings.origin}
        {to})
      </span>
    </>
  );
}

/** Where support is written to. */
export function Mailbox({ settings: { supportEmail } }: { settings: SiteSettings }) {
  return <TextLink to={`mailto:${supportEmail}`}>{supportEmail}</TextLink>;
}
