import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { BriefContent } from './brief-content.tsx';
import { MetBadge } from './met-badge.tsx';
import { type BriefPanelProps, useBrief } from './use-brief.ts';

/** The same on a phone: a button with the count, which brings the asks up from below. */
export function BriefSheetButton({ className, ...props }: BriefPanelProps & { className?: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const { groups, marks, count } = useBrief(props);
  const asked = groups.reduce((sum, group) => sum + group.lines.length, 0);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setIsOpen(true)}
        className={className}
        busy={props.reading && !props.brief}
      >
        <ListChecks aria-hidden />
        What this client asks
        {count ? <MetBadge count={count} /> : asked > 0 && <span className="text-ink-faint tabular-nums">{asked}</span>}
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title="What this client asks">
        <div className="grid gap-5">
          {count && (
            <p>
              <MetBadge count={count} />
            </p>
          )}
          <BriefContent brief={props.brief} reading={props.reading} error={props.error} groups={groups} marks={marks} />
        </div>
      </Sheet>
    </>
  );
}
