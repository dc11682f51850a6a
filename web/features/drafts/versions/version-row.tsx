import { Ellipsis, GitCompareArrows, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import type { ProposalVersion } from '#shared/proposals/versions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { Menu } from '#web/ui/menu.tsx';
import { addressOfTemplate } from '../open-draft.ts';
import { versionName } from './version-words.ts';

/** What a version asks the history to do. */
export interface VersionActions {
  readonly onView: (version: ProposalVersion) => void;
  /** Undefined where there is no other to compare with. */
  readonly onCompare: ((version: ProposalVersion) => void) | undefined;
  readonly onRestore: (version: ProposalVersion) => void;
}

interface VersionRowProps extends VersionActions {
  version: ProposalVersion;
  latest: number | undefined;
  isRestoring: boolean;
}

export function VersionRow({ version, latest, isRestoring, ...actions }: VersionRowProps) {
  const { id, createdAt, restoredFrom } = version;
  const name = versionName(version, latest);
  const isLatest = version.version === latest;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isLatest ? <Badge tone="accent">{name}</Badge> : <span className="font-strong">{name}</span>}
          {restoredFrom !== null && (
            <span className="text-small text-ink-soft">Restored from version {restoredFrom}</span>
          )}
        </p>
        <p className="text-small text-ink-soft tabular-nums">
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Button variant="ghost" size="sm" aria-label={`View ${name}`} onClick={() => actions.onView(version)}>
          View
        </Button>
        <Button asChild variant="secondary" size="sm">
          <Link to={addressOfTemplate(id)}>Use as Template</Link>
        </Button>
        <More
          version={version}
          name={name}
          isLatest={isLatest}
          isRestoring={isRestoring}
          onCompare={actions.onCompare}
          onRestore={actions.onRestore}
        />
      </div>
    </li>
  );
}

interface MoreProps extends Pick<VersionActions, 'onCompare' | 'onRestore'> {
  version: ProposalVersion;
  name: string;
  isLatest: boolean;
  isRestoring: boolean;
}

function More({ version, name, isLatest, isRestoring, onCompare, onRestore }: MoreProps) {
  const items = [
    ...(onCompare
      ? [{ label: 'Compare', icon: <GitCompareArrows aria-hidden />, onSelect: () => onCompare(version) }]
      : []),
    ...(isLatest ? [] : [{ label: 'Restore', icon: <RotateCcw aria-hidden />, onSelect: () => onRestore(version) }]),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" className="size-8" busy={isRestoring} aria-label={`More for ${name}`}>
          <Ellipsis aria-hidden />
        </Button>
      }
      items={items}
    />
  );
}
