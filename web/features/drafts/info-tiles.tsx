import { Files, History, Save } from 'lucide-react';
import { AUTOSAVE_EVERY_SECONDS } from '#shared/drafts/contract.ts';

// Source: docs/spec/proposals.md §2.
const TILES = [
  {
    icon: Save,
    title: `Auto-save every ${AUTOSAVE_EVERY_SECONDS} seconds`,
    words: 'What you write is saved to your account as you type.',
  },
  { icon: History, title: 'Version history', words: 'Read any version, compare two, and restore one.' },
  { icon: Files, title: 'Multiple drafts', words: 'Work on several proposals, each with a history of its own.' },
];

/** What Pro does with a person's work, said quietly beside it. */
export function InfoTiles() {
  return (
    <ul aria-label="How your work is saved" className="grid gap-x-6 gap-y-4 border-t border-line pt-6 md:grid-cols-3">
      {TILES.map(({ icon: Icon, title, words }) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-accent-ink" />
          <div className="grid content-start gap-0.5">
            <p className="text-small font-strong">{title}</p>
            <p className="text-small text-ink-soft">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
