import type { ProposalSummary } from '#shared/proposals/stored.ts';
import { DELETED_DRAFT_DAYS } from '#shared/site/retention.ts';
import { Button } from '#web/ui/button.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { proposalTitle } from '../proposal-words.ts';

const DAY_MS = 86_400_000;

interface DeletedRowProps {
  proposal: ProposalSummary;
  onRestore: () => void;
}

/** A deleted proposal, with the day of its removal. */
export function DeletedRow({ proposal, onRestore }: DeletedRowProps) {
  const { id, deletedAt } = proposal;
  const title = proposalTitle(proposal);
  const goesAt = deletedAt && new Date(Date.parse(deletedAt) + DELETED_DRAFT_DAYS * DAY_MS).toISOString();
  return (
    <li data-draft={id} className="flex items-center justify-between gap-4 rounded-tight px-3 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <p className="truncate font-strong">{title}</p>
        {deletedAt && goesAt && (
          <p className="text-small text-ink-soft tabular-nums">
            Deleted <time dateTime={deletedAt}>{shortDate(deletedAt)}</time>, gone on{' '}
            <time dateTime={goesAt}>{shortDate(goesAt)}</time>
          </p>
        )}
      </div>
      <Button variant="secondary" size="sm" aria-label={`Restore “${title}”`} onClick={onRestore}>
        Restore
      </Button>
    </li>
  );
}
