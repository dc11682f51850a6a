import { cn } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { BriefContent } from './brief-content.tsx';
import { MetBadge } from './met-badge.tsx';
import { type BriefPanelProps, useBrief } from './use-brief.ts';

/** 'What this client asks', beside the wizard on the desktop. It stays in sight while the page scrolls. */
export function BriefPanel({ className, ...props }: BriefPanelProps & { className?: string | undefined }) {
  const { groups, marks, count } = useBrief(props);
  return (
    <aside
      aria-labelledby="brief-title"
      className={cn(
        'sticky top-[calc(var(--header-height)+1rem)] max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto overscroll-contain',
        className,
      )}
    >
      {/* The corners of what turns would stick out, and make the panel one that scrolls sideways. */}
      <header className="sticky top-0 z-1 flex min-h-8 items-center justify-between gap-3 overflow-x-clip bg-desk pb-3">
        <h2 id="brief-title" className="font-strong">
          What this client asks
        </h2>
        {count && <MetBadge count={count} />}
        {props.reading && props.brief && <Spinner className="text-ink-faint" />}
      </header>
      <div className="grid gap-5 border-l border-line py-0.5 pr-1 pl-4">
        <BriefContent {...props} groups={groups} marks={marks} />
      </div>
    </aside>
  );
}
