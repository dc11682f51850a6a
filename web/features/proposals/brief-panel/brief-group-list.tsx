import { useState } from 'react';
import type { BriefGroup, Marks } from '#shared/proposals/brief-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { BriefLineItem } from './brief-line-item.tsx';

/** Longer lists fold: the panel should be taken in at a glance. */
const SHOWN_AT_FIRST = 5;

export function BriefGroupList({ group, marks }: { group: BriefGroup; marks: Marks | null }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  // A single line is never folded away: the button would take its place.
  const folds = !isUnfolded && group.lines.length > SHOWN_AT_FIRST + 1;
  const shown = folds ? group.lines.slice(0, SHOWN_AT_FIRST) : group.lines;
  return (
    <section aria-label={group.title} className="grid gap-2">
      <h3 className="eyebrow">{group.title}</h3>
      <ul className="grid gap-2">
        {shown.map((line) => (
          <BriefLineItem key={line.id} line={line} mark={marks?.[line.id]} />
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
