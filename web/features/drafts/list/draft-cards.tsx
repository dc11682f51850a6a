import { Link } from 'react-router';
import type { DraftSummary } from '#shared/drafts/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { draftName } from '../draft-words.ts';
import { addressOfDraft } from '../open-draft.ts';
import type { DraftActions } from './draft-actions.ts';
import { DraftMenu } from './draft-menu.tsx';
import { TypeBadge } from './type-badge.tsx';

interface DraftCardsProps extends DraftActions {
  drafts: readonly DraftSummary[];
}

/** The same as the table, for a narrow window. */
export function DraftCards({ drafts, ...actions }: DraftCardsProps) {
  return (
    <ul aria-label="Drafts" className="divide-y divide-line border-y border-line">
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} {...actions} />
      ))}
    </ul>
  );
}

function DraftCard({ draft, ...actions }: { draft: DraftSummary } & DraftActions) {
  const { id, jobTitle, lastUpdated, isAutosave } = draft;
  const name = draftName(draft);
  return (
    <li data-draft={id} className="grid gap-2.5 py-4">
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 gap-0.5">
          <Link to={addressOfDraft(id)} className="line-clamp-2 rounded-tight font-strong wrap-anywhere">
            {name}
          </Link>
          {jobTitle.trim() !== name && (
            <p className="truncate text-small text-ink-soft">{jobTitle.trim() || 'Untitled Job'}</p>
          )}
        </div>
        <DraftMenu draft={draft} {...actions} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-ink-soft tabular-nums">
          <TypeBadge isAutosave={isAutosave} />
          <time dateTime={lastUpdated}>{dateAndTime(lastUpdated)}</time>
        </p>
        <Button asChild variant="secondary" size="sm">
          <Link to={addressOfDraft(id)} aria-label={`Open “${name}”`}>
            Open
          </Link>
        </Button>
      </div>
    </li>
  );
}
