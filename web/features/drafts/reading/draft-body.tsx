import { draftParts, type ReadableDraft } from './draft-parts.ts';
import { ProposalText } from './proposal-text.tsx';

/** All that a draft holds, each text under its name. */
export function DraftBody({ draft }: { draft: ReadableDraft }) {
  const parts = draftParts(draft);
  if (parts.length === 0) return <p className="text-ink-soft">There is nothing in it.</p>;
  return (
    // In the tab order, so that a long one can be scrolled by keyboard.
    <article aria-label="Draft" tabIndex={0} className="grid gap-6 rounded-tight">
      {parts.map(({ label, text, format }) => (
        <section key={label} aria-label={label} className="grid gap-1.5">
          <h3 className="eyebrow">{label}</h3>
          {format === 'html' ? (
            <ProposalText html={text} />
          ) : (
            <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{text}</p>
          )}
        </section>
      ))}
    </article>
  );
}
