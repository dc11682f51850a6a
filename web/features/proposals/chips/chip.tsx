import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface ChipProps extends ComponentProps<'button'> {
  /** What is chosen here, for those who do not see the row: 'Tone'. Left out where the choice says it. */
  label?: string;
  /** The choice, as it is shown. */
  value: string;
}

/** A small button that says what is chosen and opens the menu of it. Its accessible name is 'Tone: Friendly'. */
export function Chip({ label, value, ...rest }: ChipProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="max-w-full min-w-0 shrink gap-1.5 rounded-full font-normal pointer-coarse:h-11 pointer-coarse:px-4"
      {...rest}
    >
      {label && <VisuallyHidden>{label}: </VisuallyHidden>}
      <span className="truncate">{value}</span>
      <ChevronDown aria-hidden className="-mr-1 text-ink-faint" />
    </Button>
  );
}
