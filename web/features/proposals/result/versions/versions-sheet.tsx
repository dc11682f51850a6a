import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import { Sheet } from '#web/ui/dialog.tsx';
import { toastUndo } from '#web/ui/toast.tsx';
import type { Finished } from '../../generation/generation-state.ts';
import { groupsOf } from './version-groups.ts';
import { VersionItem } from './version-item.tsx';

interface VersionsSheetProps {
  open: boolean;
  onClose: () => void;
  /** The one on the sheet. */
  now: Finished;
  /** What it has replaced, the newest first. */
  history: readonly Finished[];
  /** Puts the version that reads so on the sheet, and what is there into the list. */
  onRestore: (document: ProposalDocument) => void;
}

/** Every version of the proposal that is stored here, to view and to restore. */
export function VersionsSheet({ open, onClose, now, history, onRestore }: VersionsSheetProps) {
  const restore = (version: Finished) => {
    onRestore(version.document);
    onClose();
    toastUndo(
      { title: 'Earlier version restored', description: 'The previous one is in the list.' },
      'Restore the other one',
      () => onRestore(now.document),
    );
  };
  const minutes = [now, ...history].map(minuteOf);
  /** Else its time would read like that of another one. */
  const needsSeconds = (version: Finished) => {
    const minute = minuteOf(version);
    return minute !== undefined && minutes.indexOf(minute) !== minutes.lastIndexOf(minute);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Versions of this proposal"
      description="Newest first. Restoring a version loses nothing: the current one moves to this list."
      className="md:w-120"
    >
      <ol className="grid gap-3">
        {groupsOf([now, ...history]).map(([first, ...others], index) => (
          // Versions have no names; the list only ever changes as a whole.
          <li key={`group-${index}`} className="rounded-soft border border-line bg-sheet">
            {first && (
              <VersionItem
                version={first}
                needsSeconds={needsSeconds(first)}
                onRestore={first === now ? undefined : () => restore(first)}
              />
            )}
            {others.length > 0 && (
              <ol aria-label="Before its sections were rewritten" className="grid border-t border-line pl-4">
                {others.map((version, place) => (
                  <li key={`version-${place}`} className="border-l border-line not-last:border-b">
                    <VersionItem
                      version={version}
                      needsSeconds={needsSeconds(version)}
                      onRestore={() => restore(version)}
                    />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function minuteOf({ made }: Finished): number | undefined {
  return made && Math.floor(made.at / 60_000);
}
