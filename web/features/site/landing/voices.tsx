import { CLAIMS } from '#shared/site/config.ts';
import { AIMS, VOICES } from './copy.ts';
import { Part } from './part.tsx';

/** Made-up people, who say so, and what the product sets out to do for real ones. */
export function Voices() {
  return (
    <Part id="voices" title={VOICES.title} lead={VOICES.text}>
      <ul className="mt-8 gap-x-6 sm:columns-2 lg:columns-3">
        {CLAIMS.testimonials.map(({ quote, name, role }) => (
          <li key={name} className="mb-6 break-inside-avoid">
            <figure className="grid gap-5 rounded-tight border border-line bg-sheet p-5 sm:p-6">
              <blockquote className="text-ink-soft">“{quote}”</blockquote>
              <figcaption className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
                <span>
                  <span className="font-strong">{name}</span>
                  <span className="block text-small text-ink-faint">{role}</span>
                </span>
                <span className="rounded-full border border-line bg-sunken px-2 py-px text-small leading-snug font-strong text-ink-soft">
                  {VOICES.label}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <h3 className="mt-8 font-strong">{AIMS.title}</h3>
      <dl className="mt-4 grid gap-x-12 gap-y-6 border-t border-line pt-6 sm:grid-cols-3">
        {AIMS.figures.map(({ figure, text }) => (
          <div key={figure} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-ink-soft">{text}</dt>
            <dd className="font-serif text-heading tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-ink-faint">{AIMS.note}</p>
    </Part>
  );
}
