import { Link } from 'react-router';
import type { DraftSummary } from '#shared/drafts/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx';
import { draftName } from '../draft-words.ts';
import { addressOfDraft } from '../open-draft.ts';
import type { DraftActions } from './draft-actions.ts';
import { DraftMenu } from './draft-menu.tsx';
import { TypeBadge } from './type-badge.tsx';

interface DraftTableProps extends DraftActions {
  drafts: readonly DraftSummary[];
}

export function DraftTable({ drafts, ...actions }: DraftTableProps) {
  return (
    <Table label="Drafts" className="table-fixed">
      <TableHead>
        <TableRow>
          <TableHeader className="pl-0">Name</TableHeader>
          <TableHeader className="w-[27%]">Job Title</TableHeader>
          <TableHeader className="w-44">Last Updated</TableHeader>
          <TableHeader className="w-20">Type</TableHeader>
          <TableHeader className="w-28 pr-0 text-right">Actions</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {drafts.map((draft) => (
          <Row key={draft.id} draft={draft} {...actions} />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({ draft, ...actions }: { draft: DraftSummary } & DraftActions) {
  const { id, jobTitle, lastUpdated, isAutosave } = draft;
  const name = draftName(draft);
  return (
    <TableRow data-draft={id} className="transition-colors duration-(--quick) ease-out hover:bg-canvas">
      <TableCell className="pl-0">
        <Link
          to={addressOfDraft(id)}
          title={name}
          className="block truncate rounded-tight font-strong hover:underline hover:underline-offset-4"
        >
          {name}
        </Link>
      </TableCell>
      <TableCell>
        <JobTitle>{jobTitle}</JobTitle>
      </TableCell>
      <TableCell className="text-small whitespace-nowrap text-ink-soft">
        <time dateTime={lastUpdated}>{dateAndTime(lastUpdated)}</time>
      </TableCell>
      <TableCell>
        <TypeBadge isAutosave={isAutosave} />
      </TableCell>
      <TableCell className="pr-0">
        <div className="flex items-center justify-end gap-1">
          <Button asChild variant="secondary" size="sm">
            <Link to={addressOfDraft(id)} aria-label={`Open “${name}”`}>
              Open
            </Link>
          </Button>
          <DraftMenu draft={draft} {...actions} />
        </div>
      </TableCell>
    </TableRow>
  );
}

function JobTitle({ children }: { children: string }) {
  if (children.trim() === '') return <span className="text-ink-faint">Untitled Job</span>;
  return (
    <span title={children} className="block truncate text-ink-soft">
      {children}
    </span>
  );
}
