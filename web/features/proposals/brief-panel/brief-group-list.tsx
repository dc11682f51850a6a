import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BriefGroup, Mark, Marks } from '#shared/proposals/brief-groups.ts';
import { Button } from '#web/ui/button.tsx';
import type { BriefCorrections } from './brief-corrections.ts';
import { BriefLineItem } from './brief-line-item.tsx';

/** Longer lists fold: the panel should be taken in at a glance. */
const SHOWN_AT_FIRST = 5;

interface BriefGroupListProps {
  group: BriefGroup;
  marks: Marks | null;
  onCorrect: BriefCorrections['onCorrect'] | undefined;
}

export function BriefGroupList({ group, marks, onCorrect }: BriefGroupListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusWhenLost(heading);
  const correct: typeof onCorrect =
    onCorrect &&
    ((kind, sentence) => {
      keepFocus();
      onCorrect(kind, sentence);
    });
  const [isUnfolded, setIsUnfolded] = useState(false);
  // A single line is never folded away: the button would take its place.
  const folds = !isUnfolded && group.lines.length > SHOWN_AT_FIRST + 1;
  const shown = folds ? group.lines.slice(0, SHOWN_AT_FIRST) : group.lines;
  return (
    <section aria-label={group.title} className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="eyebrow">
        {group.title}
      </h3>
      <ul className="grid gap-2">
        {shown.map((line) => (
          <BriefLineItem key={line.id} line={line} mark={markOf(group, marks?.[line.id])} onCorrect={correct} />
        ))}
      </ul>
      {folds && (
        <Button variant="link" size="sm" className="justify-self-start pl-6.5" onClick={() => setIsUnfolded(true)}>
          Show {group.lines.length - SHOWN_AT_FIRST} more
        </Button>
      )}
    </section>
  );
}

/** No letter has to speak of every need: one that is left out is nothing to mend. */
function markOf({ id }: BriefGroup, mark: Mark | undefined): Mark | undefined {
  return id === 'needs' && mark === 'open' ? undefined : mark;
}

/** A line that is corrected goes once the post was read again, and the focus with it: the heading gets it then. */
function useFocusWhenLost(heading: RefObject<HTMLElement | null>): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || document.activeElement !== document.body) return;
    isAwaited.current = false;
    heading.current?.focus({ preventScroll: true });
  });
  return () => {
    isAwaited.current = true;
  };
}
