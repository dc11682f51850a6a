import { Spinner } from '#web/ui/spinner.tsx';
import { AnsweredBadge } from './answered-badge.tsx';
import { BriefContent } from './brief-content.tsx';
import { type BriefPanelProps, useBrief } from './use-brief.ts';

/** 'What this client asks', beside the wizard on the desktop. */
export function BriefPanel({ className, ...props }: BriefPanelProps & { className?: string | undefined }) {
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
