import type { ReactNode } from 'react';

/** A part of the page that the header can lead to. */
export function Part({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-20 sm:pt-28">
      <h2 id={`${id}-title`} className="max-w-2xl font-serif text-heading font-normal">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-measure text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
