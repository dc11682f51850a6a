import { CircleCheck, ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { answeredCount, briefGroups } from '#shared/proposals/brief-groups.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Sheet } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type CheckedAgainst, useChecks } from '../result/use-checks.ts';
import { BriefContent, type BriefShown } from './brief-content.tsx';

interface BriefPanelProps extends CheckedAgainst, BriefShown {
  /** The proposal as it is now, the edit in progress included; null before there is one. */
  text: string | null;
  className?: string | undefined;
}

/** 'What this client asks', beside the wizard on the desktop. */
export function BriefPanel({ className, ...props }: BriefPanelProps) {
  const { groups, marks, count } = useBrief(props);
  return (
    <aside aria-labelledby="brief-title" aria-busy={props.reading} className={className}>
      {/* The corners of what turns would stick out, and make the panel one that scrolls sideways. */}
      <header className="sticky top-0 z-1 flex min-h-8 items-center justify-between gap-3 overflow-x-clip bg-canvas pb-3">
        <h2 id="brief-title" className="font-strong">
          What this client asks
        </h2>
        {count && <AnsweredBadge count={count} />}
        {props.reading && props.brief && <Spinner className="text-ink-faint" />}
      </header>
      <div className="grid gap-5 border-l border-line py-0.5 pr-1 pl-4">
        <BriefContent {...props} groups={groups} marks={marks} />
      </div>
    </aside>
  );
}

interface BriefSheetButtonProps extends BriefPanelProps {
  /** Shares a phone's bar with the primary action: one word there instead of the whole title. */
  compact?: boolean;
}

/** The same on a phone: a button with the count, which brings the asks up from below. */
export function BriefSheetButton({ className, compact = false, ...props }: BriefSheetButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { groups, marks, count } = useBrief(props);
  const asked = groups.reduce((sum, group) => sum + group.lines.length, 0);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setIsOpen(true)}
        className={cn('max-w-full min-w-0 shrink', className)}
        busy={props.reading && !props.brief}
      >
        <ListChecks aria-hidden className={compact ? 'max-[22.5rem]:hidden' : undefined} />
        <span className={compact ? 'max-sm:sr-only' : undefined}>What this client asks</span>
        {compact && (
          <span aria-hidden className="sm:hidden">
            Asks
          </span>
        )}
        {count ? (
          <Answered count={count} compact={compact} />
        ) : (
          asked > 0 && <span className="text-ink-faint tabular-nums">{asked}</span>
        )}
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title="What this client asks">
        <div className="grid gap-5">
          {count && (
            <p>
              <AnsweredBadge count={count} />
            </p>
          )}
          <BriefContent {...props} groups={groups} marks={marks} />
        </div>
      </Sheet>
    </>
  );
}

const NOTHING_ASKED: ReturnType<typeof briefGroups> = [];

/** The lines of the panel and what the text says to them. */
function useBrief({ text, ...against }: BriefPanelProps) {
  const { brief } = against;
  const groups = useMemo(() => (brief?.understood ? briefGroups(brief) : NOTHING_ASKED), [brief]);
  const marks = useChecks(text, against)?.marks ?? null;
  return { groups, marks, count: answeredCount(groups, marks) };
}

type AnsweredCount = NonNullable<ReturnType<typeof answeredCount>>;

/** The badge, or its figures alone on a narrow phone; both are read out alike. */
function Answered({ count, compact }: { count: AnsweredCount; compact: boolean }) {
  const isAll = count.answered === count.total;
  const figures = cn('tabular-nums', isAll ? 'text-accent-ink' : 'text-ink-soft');
  return (
    <>
      <span className={compact ? 'max-sm:sr-only' : 'max-[24rem]:sr-only'}>
        <AnsweredBadge count={count} />
      </span>
      <span aria-hidden className={cn(figures, compact ? 'sm:hidden' : 'min-[24rem]:hidden')}>
        {count.answered}/{count.total}
      </span>
    </>
  );
}

/** '5 of 6 answered' */
function AnsweredBadge({ count }: { count: AnsweredCount }) {
  const isAll = count.answered === count.total;
  return (
    <Badge tone={isAll ? 'accent' : 'neutral'}>
      {isAll && <CircleCheck aria-hidden />}
      {count.answered} of {count.total} answered
    </Badge>
  );
}
