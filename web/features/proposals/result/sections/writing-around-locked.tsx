import { Lock } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { cn } from '#web/ui/class-names.ts';
import { type Keeping, type SectionSoFar, sectionsSoFar } from '../../generation/sections-so-far.ts';
import { beginsWithHeading, HANDLE_PLACE, HEADING_LOOKS } from '../letter/heading.ts';
import { ProposalBody } from '../letter/proposal-body.tsx';
import { SkeletonLines } from '../skeleton-lines.tsx';

export interface WritingAroundLockedProps {
  text: string;
  brief: JobBrief | null;
  keeping: Keeping;
  lang: string | undefined;
  /** Marks the end of the text so far. */
  end: RefObject<HTMLDivElement | null>;
}

/** A text that grows around what keeps its words. Fetched when a section is locked. */
export function WritingAroundLocked({ text, brief, keeping, lang, end }: WritingAroundLockedProps) {
  const sections = useMemo(() => sectionsSoFar(text, brief, keeping), [text, brief, keeping]);
  const next = sections.find(({ isKept, blocks }) => !isKept && blocks.length === 0);
  return (
    <div className="proposal-text">
      {sections.map((section) => (
        <Place key={section.part} section={section} isNext={section === next && text === ''} lang={lang} end={end} />
      ))}
    </div>
  );
}

interface PlaceProps {
  section: SectionSoFar;
  /** Nothing has come yet, and here it will begin. */
  isNext: boolean;
  lang: string | undefined;
  end: RefObject<HTMLDivElement | null>;
}

function Place({ section, isNext, lang, end }: PlaceProps) {
  const { blocks, room, isKept, isGrowing } = section;
  return (
    <div
      className={cn(
        'relative grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]',
        beginsWithHeading(isKept || blocks.length > 0 ? blocks : (room ?? [])) && HEADING_LOOKS,
      )}
    >
      {isKept && <KeptSign name={section.name} />}
      {room && (
        <div aria-hidden className="invisible select-none">
          <ProposalBody tree={room} />
        </div>
      )}
      <div>
        {isNext && <SkeletonLines />}
        <ProposalBody tree={blocks} lang={lang} />
        {isGrowing && <div ref={end} />}
      </div>
    </div>
  );
}

function KeptSign({ name }: { name: string }) {
  return (
    <span title="Stays unchanged" className={cn(HANDLE_PLACE, 'text-ink-faint')}>
      <Lock aria-hidden />
      <span className="sr-only">“{name}” stays unchanged</span>
    </span>
  );
}
