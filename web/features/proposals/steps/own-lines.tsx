import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { onDemand } from '#web/ui/on-demand.ts';
import { useWizard } from '../wizard/wizard-context.ts';

const fields = onDemand(async () => (await import('./own-line-fields.tsx')).OwnLineFields);

/** Lines for this job, before the proposal is written. Closed until someone wants it. */
export function OwnLines({ brief }: { brief: JobBrief | null }) {
  const { state } = useWizard();
  const [isOpen, setIsOpen] = useState(false);
  const areThere = fields.useWanted(isOpen, () => setIsOpen(false));
  const filled = Object.values(state.lines).filter((line) => line.trim() !== '').length;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-soft border border-line bg-raised"
    >
      <summary
        onPointerEnter={fields.warm}
        onFocus={fields.warm}
        className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 rounded-soft px-4 py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <span className="font-strong max-sm:flex-1">Add your own lines</span>
        <span className="min-w-0 flex-1 text-small text-ink-soft max-sm:order-last max-sm:basis-full">
          {filled === 0 ? 'Optional and free. What you type goes into the letter.' : `${filled} filled in`}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform duration-(--quick) group-open:rotate-180"
        />
      </summary>
      {isOpen && areThere && <fields.Part brief={brief} className="px-4 pt-1 pb-4" />}
    </details>
  );
}

/** The same fields beside a post that has been pasted, open: what is typed there is in the letter from the beginning. */
export function LinesBeside({ brief }: { brief: JobBrief }) {
  useEffect(() => fields.warm(), []);
  const areThere = fields.useWanted(false);
  if (!areThere) return null;
  return (
    <section
      aria-labelledby="lines-title"
      className="grid min-h-0 content-start gap-3 overflow-y-auto overscroll-contain pb-1"
    >
      <header className="grid gap-0.5 px-1">
        <h2 id="lines-title" className="font-strong">
          Your lines
        </h2>
        <p className="text-small text-ink-soft">Optional and free. What you type goes into the letter.</p>
      </header>
      <fields.Part brief={brief} className="px-1" />
    </section>
  );
}
