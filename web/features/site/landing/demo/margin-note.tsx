import type { NoteNow } from './quoted-pieces.ts';
import { Sign } from './sign.tsx';

const LOOKS = {
  answered: { looks: 'border-accent text-accent-ink', word: 'Answered' },
  mentioned: { looks: 'border-line-strong text-ink-soft', word: 'Mentioned' },
  blank: { looks: 'border-amber-ink text-amber-ink', word: 'Needs your answer' },
  open: { looks: 'border-line-strong text-ink-faint', word: 'Open' },
};

/** What the client asks, and a sign and a word for what the proposal says to it. */
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
