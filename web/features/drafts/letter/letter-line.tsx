import { CloudOff } from 'lucide-react';
import { useStore } from '#web/ui/use-store.ts';
import type { LetterSync } from './letter-sync.ts';

const WORDS = { stored: '', failed: 'Not saved yet, kept on this device', refused: 'Changes are kept on this device' };

/** Beside the title: that the letter is not in the list of proposals as it reads here. Nothing while it is. */
export function LetterLine({ sync }: { sync: LetterSync }) {
  const words = WORDS[useStore(sync.phase)];
  return (
    <p role="status" className="flex items-center gap-1.5 text-small text-ink-soft empty:hidden">
      {words !== '' && <CloudOff aria-hidden className="size-4 shrink-0 text-ink-faint" />}
      {words}
    </p>
  );
}
