import { ChevronDown } from 'lucide-react';
import type { Section } from '#shared/proposals/document/sections.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { toastUndo } from '#web/ui/toast.tsx';
import { otherOpenings, type WithOpenings, withOpening } from './openings.ts';
import type { SectionActions } from './section-actions.ts';

interface OtherOpeningsProps {
  section: Section;
  written: WithOpenings;
  acts: SectionActions;
}

/** The other ways to begin the letter, in full, where the language model gave some. */
export function OtherOpenings({ section, written, acts }: OtherOpeningsProps) {
  const { openings } = written;
  const others = acts.locks.includes(section.part) ? [] : otherOpenings(section, written);
  if (!openings || others.length === 0) return null;
  const choose = (text: string) => {
    const undo = acts.putOpening({ ...withOpening(section, openings, text), name: section.name });
    if (!undo) return;
    toastUndo(
      { title: 'Opening replaced', description: 'The previous one is under “Other openings”.' },
      'Restore the previous opening',
      undo,
    );
  };
  return (
    <div className="-mx-2 mt-1 mb-3 select-none">
      <Menu
        align="start"
        className="max-w-[min(32rem,calc(100vw-3.5rem))]"
        trigger={
          <Button variant="ghost" size="sm" className="px-2 text-ink-soft pointer-coarse:h-11">
            Other openings
            <ChevronDown aria-hidden />
          </Button>
        }
        items={others.map((text) => ({ label: text, onSelect: () => choose(text) }))}
      />
    </div>
  );
}
