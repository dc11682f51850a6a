import { GitCompareArrows } from 'lucide-react';
import { Link } from 'react-router';
import type { ProposalVersion } from '#shared/proposals/versions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { addressOfTemplate } from '../open-draft.ts';
import { versionName } from './version-words.ts';

/** What a version asks the history to do. */
export interface VersionActions {
  readonly onView: (version: ProposalVersion) => void;
  /** Undefined where there is no other to compare with. */
  readonly onCompare: ((version: ProposalVersion) => void) | undefined;
}

interface VersionRowProps extends VersionActions {
  version: ProposalVersion;
  latest: number | undefined;
}

export function VersionRow({ version, latest, ...actions }: VersionRowProps) {
  const { id, createdAt } = version;
  const name = versionName(version, latest);
  const isLatest = version.version === latest;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isLatest ? <Badge tone="accent">{name}</Badge> : <span className="font-strong">{name}</span>}
        </p>
        <p className="text-small text-ink-soft tabular-nums">
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <Button variant="ghost" size="sm" aria-label={`View ${name}`} onClick={() => actions.onView(version)}>
          View
        </Button>
        <Button asChild variant="secondary" size="sm">
          <Link to={addressOfTemplate(id)}>Use as Template</Link>
        </Button>
        {actions.onCompare && (
          <Button variant="ghost" size="sm" aria-label={`Compare ${name}`} onClick={() => actions.onCompare?.(version)}>
            <GitCompareArrows aria-hidden />
            Compare
          </Button>
        )}
      </div>
    </li>
  );
}
