import { TriangleAlert } from 'lucide-react';
import type { IgnoredText, JobBrief } from '#shared/proposals/brief.ts';
import { LANGUAGE_NAMES, type WrittenLanguage } from '#shared/proposals/languages.ts';
import { Quote } from './brief-line-item.tsx';

/** What the client says about money and time. */
export function BriefConditions({ brief }: { brief: JobBrief }) {
  const rows = [
    ['Budget', brief.budget?.text],
    ['Timeline', brief.timeline?.text],
    ['Workload', brief.workload?.text],
    ['Availability', brief.availability.map(({ text }) => text).join('; ') || undefined],
  ].filter((row): row is [string, string] => row[1] !== undefined);
  if (rows.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-small leading-text text-ink-faint">{name}</dt>
          <dd className="min-w-0 tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the user should know of this client before bidding at all. */
export function BriefWarnings({ brief, writtenIn }: { brief: JobBrief; writtenIn: WrittenLanguage | undefined }) {
  const warnings = [
    brief.forbidsAi && { title: 'No AI-written text wanted', quote: brief.forbidsAi.quote },
    brief.noAgencies && { title: 'No agencies', quote: brief.noAgencies.quote },
    brief.language === 'other' && {
      title: `We cannot write in the language of this post${
        writtenIn ? `: it is answered in ${LANGUAGE_NAMES[writtenIn].name}` : ''
      }`,
      quote: null,
    },
  ].filter((warning) => warning !== null && warning !== false);
  if (warnings.length === 0) return null;
  return (
    <ul aria-label="Warnings" className="grid gap-2">
      {warnings.map(({ title, quote }) => (
        <li key={title} className="grid grid-cols-[1rem_1fr] gap-x-2.5">
          <TriangleAlert aria-hidden className="mt-0.75 size-4 text-amber-ink" />
          <div className="min-w-0">
            <p className="font-strong text-amber-ink">{title}</p>
            {quote && !saysNoMore(quote, title) && <Quote>{quote}</Quote>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A quote of the title's very words is no news. */
function saysNoMore(quote: string, title: string): boolean {
  return quote.replace(/\W+/g, ' ').trim().toLowerCase() === title.toLowerCase();
}

const REASONS: Record<IgnoredText['reason'], string> = {
  addressed_to_ai: 'Speaks to an AI',
  overrides_instructions: 'Tries to change the instructions',
  hidden_text: 'Cannot be seen in the post',
};

/** Text that tried to steer the writer. It is shown, so that nothing happens behind the user's back, and never obeyed. */
export function IgnoredTexts({ ignored }: { ignored: readonly IgnoredText[] }) {
  if (ignored.length === 0) return null;
  return (
    <section aria-label="Ignored: text addressed to an AI" className="grid gap-2 border-t border-line pt-4">
      <h3 className="eyebrow">Ignored: text addressed to an AI</h3>
      <ul className="grid gap-2">
        {ignored.map((text) => (
          <li key={`${text.start}-${text.reason}`} className="min-w-0">
            <p className="text-small text-ink-faint">{REASONS[text.reason]}</p>
            <Quote>{text.quote.trim() === '' ? '(invisible characters)' : text.quote}</Quote>
          </li>
        ))}
      </ul>
    </section>
  );
}
