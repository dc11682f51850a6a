import { Ellipsis, Lock } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type ProposalDocument, type Section, sectionsOf, type Written } from '#shared/proposals/document/index.ts';
import { afterPress } from '#web/ui/after-press.ts';
import { cn } from '#web/ui/class-names.ts';
import { onDemand } from '#web/ui/on-demand.ts';
import { beginsWithHeading, HANDLE_PLACE, HEADING_LOOKS } from '../letter/heading.ts';
import type { TextMark } from '../letter/mark-spans.ts';
import { ProposalBody } from '../letter/proposal-body.tsx';
import type { SectionActions } from './section-actions.ts';

const tools = onDemand(async () => (await import('./section-tools.tsx')).SectionTools);

interface SectionedBodyProps {
  tree: ProposalDocument;
  written: Written;
  marks: readonly TextMark[];
  plainLetters: boolean;
  lang: string | undefined;
  acts: SectionActions;
}

/** The words on the sheet by their sections, each with what can be done with it alone. */
export function SectionedBody({ tree, written, acts, ...rest }: SectionedBodyProps) {
  return (
    <div className="proposal-text">
      {sectionsOf(tree, written).map((section) =>
        // The word that the client asked for is as it is.
        section.part === 'opener' && written.brief.opener ? (
          <ProposalBody key={section.part} tree={section.blocks} {...rest} />
        ) : (
          <SectionFrame key={section.part} section={section} acts={acts} {...rest} />
        ),
      )}
    </div>
  );
}

type SectionFrameProps = Omit<SectionedBodyProps, 'tree' | 'written'> & { section: Section };

/** Its tools come with a pointer over it and by its handle; Escape sends them away. All handles are one stop of Tab. */
function SectionFrame({ section, acts, ...rest }: SectionFrameProps) {
  const { part, name, blocks } = section;
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState<'by-itself' | 'opened' | 'sent-away'>('by-itself');
  const areToolsThere = tools.useWanted(isWanted, () => setIsWanted(false));
  const isLocked = acts.locks.includes(part);
  const letGo = () => setShown((now) => (now === 'sent-away' ? 'by-itself' : now));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isInside(frame.current, event.target)) return;
    setShown('sent-away');
    handle.current?.focus({ preventScroll: true });
  };
  const onBlur = () =>
    // On a touch screen the tools have a row of their own. In another window the focus stays here.
    afterPress(() => !isInside(frame.current, document.activeElement) && setShown('by-itself'));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- every tool in it is a button that keys reach
    <div
      ref={frame}
      role="group"
      aria-label={`Section: ${name}`}
      data-shown={shown}
      // A page that moves under a resting pointer has asked for nothing.
      onPointerMove={(event) => hasMoved(event) && setIsWanted(true)}
      onPointerLeave={letGo}
      onFocus={() => setIsWanted(true)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      className={cn('group/section relative', beginsWithHeading(blocks) && HEADING_LOOKS)}
    >
      <button
        ref={handle}
        type="button"
        data-section-handle
        tabIndex={-1}
        aria-keyshortcuts="ArrowDown ArrowUp"
        aria-label={isLocked ? `Actions for “${name}”, locked` : `Actions for “${name}”`}
        aria-expanded={shown === 'opened'}
        onClick={() => {
          setIsWanted(true);
          setShown((now) => (now === 'opened' ? 'by-itself' : 'opened'));
        }}
        className={cn(
          HANDLE_PLACE,
          'rounded-tight text-ink-faint transition-opacity duration-(--quick) hover:bg-sunken hover:text-ink',
          !isLocked &&
            'pointer-fine:opacity-0 pointer-fine:hover:opacity-100 pointer-fine:focus-visible:opacity-100 pointer-fine:aria-expanded:opacity-100',
        )}
      >
        {isLocked ? <Lock aria-hidden /> : <Ellipsis aria-hidden />}
      </button>
      {areToolsThere && (
        <tools.Part
          part={part}
          name={name}
          blocks={blocks}
          frame={frame}
          acts={acts}
          isOpened={shown === 'opened'}
          onBusy={setIsBusy}
          onKeepFocus={() => handle.current?.focus({ preventScroll: true })}
        />
      )}
      <div aria-busy={isBusy} className={cn('transition-opacity duration-(--quick)', isBusy && 'opacity-45')}>
        <ProposalBody tree={blocks} {...rest} />
      </div>
    </div>
  );
}

function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

function isInside(frame: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && frame?.contains(target) === true;
}
