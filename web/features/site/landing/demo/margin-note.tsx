import type { NoteNow } from './quoted-pieces.ts';
import { Sign } from './sign.tsx';

const LOOKS = {
  met: { looks: 'border-accent text-accent-ink', word: 'Met' },
  blank: { looks: 'border-amber-ink text-amber-ink', word: 'Yours to fill in' },
  open: { looks: 'border-line-strong text-ink-faint', word: 'Open' },
};

/** A pencil note: what the client asks, and a sign and a word for how the proposal stands to it. */
export function MarginNote({ note: { label, now } }: { note: NoteNow }) {
  const { looks, word } = LOOKS[now];
  return (
    <li className={`grid animate-appear border-l-2 pl-2.5 text-small leading-snug ${looks}`}>
      <span className="line-clamp-3 text-ink-soft">{label}</span>
      <span className="flex items-center gap-1">
        <Sign of={now} className="size-3.5 shrink-0" />
        {word}
      </span>
    </li>
  );
}
