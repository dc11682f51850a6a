import type { ReactNode } from 'react';
import { pageTitle } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { TextLink } from '../text-link.tsx';

export interface LegalSection {
  /** Names the section in the address. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** 'Last updated April 26, 2025'. */
  dated: string;
  intro: ReactNode;
  sections: readonly LegalSection[];
}

/** Numbered sections with a list of them on top, made to be read, linked to and printed. */
export function LegalPage({ title, dated, intro, sections }: LegalPageProps) {
  return (
    <div className="mx-auto grid max-w-3xl gap-8 px-4 pt-6 pb-20 sm:px-6 sm:pt-10 sm:pb-28 print:max-w-none print:p-0">
      <title>{pageTitle(title)}</title>
      <div className="print:hidden">
        <BackLink to={paths.home}>Back to Home</BackLink>
      </div>
      <header className="grid gap-3">
        <h1 className="font-serif text-display font-normal text-balance">{title}</h1>
        <p className="text-ink-faint">{dated}</p>
        <div className="max-w-measure pt-2 text-lead text-ink-soft">{intro}</div>
      </header>
      <nav aria-label="Sections" className="rounded-tight border border-line bg-sheet px-5 py-5 sm:px-6 print:hidden">
        <ol className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
          {sections.map(({ id, title: name }, index) => (
            <li key={id} className="flex gap-2">
              <span aria-hidden className="w-5 text-right text-ink-faint tabular-nums">
                {index + 1}
              </span>
              <a
                href={`#${id}`}
                className="rounded-tight py-0.5 hover:text-accent-ink hover:underline hover:underline-offset-4"
              >
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-10">
        {sections.map((section, index) => (
          <Section key={section.id} number={index + 1} {...section} />
        ))}
      </div>
      <p className="border-t border-line pt-6 text-ink-soft print:hidden">
        Questions about this page? <TextLink to={paths.contact}>Write to us</TextLink>.
      </p>
    </div>
  );
}

function Section({ number, id, title, body }: LegalSection & { number: number }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-20 gap-3 print:break-inside-avoid">
      <h2 id={`${id}-title`} className="font-strong text-lead">
        {number}. {title}
      </h2>
      <div className="grid max-w-measure gap-3 text-ink-soft [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
        {body}
      </div>
    </section>
  );
}
