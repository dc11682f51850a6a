import { Check } from 'lucide-react';
import { CLAIMS } from '#shared/site/config.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What is in the margin of the sheet: the asks of a post, met. */
const NOTES = ['Begins with the word they asked for', 'Both questions answered', 'No claim you did not make'] as const;

/** Beside the form if there is space: the operator's text about the product. */
export function MarketingPanel() {
  const {
    minutesSaved,
    testimonials: [testimonial],
  } = CLAIMS;
  return (
    <aside aria-label="About the product" className="hidden content-start pt-10 pb-24 lg:grid">
      <div className="grid gap-8 rounded-soft border border-line bg-sunken px-10 py-12 xl:px-14 xl:py-16">
        <p className="font-serif text-heading text-balance">Up to {minutesSaved} minutes saved on every proposal.</p>
        <figure className="grid gap-6 rounded-tight border border-line bg-sheet px-8 py-8">
          <blockquote className="text-lead text-ink-soft">“{testimonial.quote}”</blockquote>
          <figcaption className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <span className="font-strong">{testimonial.name}</span>
              <span className="block text-small text-ink-faint">{testimonial.role}</span>
            </span>
            <Badge>Illustrative</Badge>
          </figcaption>
        </figure>
        <div className="grid gap-3">
          <p className="eyebrow">In the margin, before you send</p>
          <ul className="grid gap-2 text-ink-soft">
            {NOTES.map((note) => (
              <li key={note} className="flex items-center gap-2.5">
                <Check aria-hidden className="size-4.5 shrink-0 text-accent-ink" />
                {note}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
}
