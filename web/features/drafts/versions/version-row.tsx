import type { ProposalVersion } from '#shared/proposals/versions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { addressOfRevision, addressOfTemplate } from '../open-draft.ts';

interface VersionRowProps {
  version: ProposalVersion;
  isLatest: boolean;
}

/** A version in the list of its job: it is read, compared and restored in the history of its proposal. */
export function VersionRow({ version, isLatest }: VersionRowProps) {
  const { id, documentId, revision, createdAt } = version;
  // Source of the words: docs/spec/proposals.md#version-history.
  const name = isLatest ? 'Latest Version' : `Version ${version.version}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex">
          {isLatest ? <Badge tone="accent">{name}</Badge> : <span className="font-strong">{name}</span>}
        </p>
        <time dateTime={createdAt} className="text-small text-ink-soft tabular-nums">
          {dateAndTime(createdAt)}
        </time>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <LinkButton variant="ghost" size="sm" to={addressOfRevision(documentId, revision)} aria-label={`View ${name}`}>
          View
        </LinkButton>
        <LinkButton variant="secondary" size="sm" to={addressOfTemplate(id)}>
          Use as Template
        </LinkButton>
      </div>
    </li>
  );
}
