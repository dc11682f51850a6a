import { CircleCheck, CircleDashed, CircleMinus, type LucideIcon, Minus, PencilLine } from 'lucide-react';
import type { Mark } from '#shared/proposals/brief-groups.ts';
import { cn } from '#web/ui/class-names.ts';

const LOOKS: Record<Mark | 'neutral', { icon: LucideIcon; ink: string; word: string }> = {
  answered: { icon: CircleCheck, ink: 'text-accent-ink', word: 'Answered' },
  mentioned: { icon: CircleMinus, ink: 'text-ink-soft', word: 'Mentioned' },
  open: { icon: CircleDashed, ink: 'text-amber-ink', word: 'Open' },
  blank: { icon: PencilLine, ink: 'text-amber-ink', word: 'Needs your answer' },
  neutral: { icon: Minus, ink: 'text-ink-faint', word: '' },
};

/** A sign of its own for each state, never the colour alone. */
export function MarkIcon({ mark }: { mark: Mark | undefined }) {
  const { icon: Icon, ink } = LOOKS[mark ?? 'neutral'];
  return <Icon aria-hidden className={cn('mt-0.75 size-4 shrink-0 transition-colors duration-(--calm)', ink)} />;
}

/** The same in a word, after the line. Nothing before there is a text. */
export function MarkWord({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null;
  const { ink, word } = LOOKS[mark];
  return <span className={cn('text-small whitespace-nowrap', ink)}>{word}</span>;
}
