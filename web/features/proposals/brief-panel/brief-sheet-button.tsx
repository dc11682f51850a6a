import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { AnsweredBadge, type AnsweredCount } from './answered-badge.tsx';
import { BriefContent } from './brief-content.tsx';
import { type BriefPanelProps, useBrief } from './use-brief.ts';

interface BriefSheetButtonProps extends BriefPanelProps {
  className?: string | undefined;
  /** Shares a phone's bar with the primary action: one word there instead of the whole title. */
  compact?: boolean;
}

/** The same on a phone: a button with the count, which brings the asks up from below. */
export function BriefSheetButton({ className, compact, ...props }: BriefSheetButtonProps) {
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

/** The badge, or its figures alone on a narrow phone; both are read out alike. */
function Answered({ count, compact }: { count: AnsweredCount; compact: boolean | undefined }) {
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
