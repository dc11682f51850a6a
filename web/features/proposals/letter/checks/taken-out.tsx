import { useId } from 'react';
import type { Removed } from '#shared/proposals/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const WHY: Readonly<Record<Removed['kind'], string>> = {
  link: 'A link that is not yours',
  contact: 'Contact details: platforms refuse them',
  prompt_leak: 'A piece of our instructions to the AI',
  obeyed_injection: 'Follows an order hidden in the post',
  markup: 'Formatting signs',
};

interface TakenOutProps {
  removed: readonly Removed[];
  /** Left out where nothing can be changed. */
  onPutBack: ((removed: Removed) => void) | undefined;
}

/** What code took out of the text, each with the way back. Signs of formatting are no words. */
export function TakenOut({ removed, onPutBack }: TakenOutProps) {
  const id = useId();
  const words = removed.filter(({ kind }) => kind !== 'markup');
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-strong">
        Taken out
      </h3>
      <ul className="grid gap-3">
        {words.map((one, index) => (
          <li key={`${index}-${one.was}`} className="grid gap-1 text-small">
            <p className="text-ink-soft">{WHY[one.kind]}</p>
            <p className="line-through decoration-1 wrap-anywhere">{one.was}</p>
            {onPutBack && (
              <Button size="sm" variant="ghost" className="-ml-2 justify-self-start" onClick={() => onPutBack(one)}>
                Put back
                <VisuallyHidden>: “{one.was}”</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
