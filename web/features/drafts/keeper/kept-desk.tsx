import { useAccess } from '#web/features/plans/index.ts';
import type { AroundDeskProps, WorkShapes } from '#web/features/proposals/index.ts';
import { ConflictNote } from './conflict/conflict-note.tsx';
import { KeeperLine } from './keeper-line.tsx';
import { NotOpened } from './not-opened.tsx';
import { SaveButton } from './save-button.tsx';
import { useKeeper } from './use-keeper.ts';
import { useOpening } from './use-opening.ts';

/** Opening by address, saving by itself and by hand, and the choice where two have changed one. */
export function KeptDesk({ desk, shapes, waiting, children }: AroundDeskProps & { shapes: WorkShapes }) {
  const mayStore = useAccess('drafts.store').allowed;
  const keeper = useKeeper(desk, shapes, mayStore);
  const opening = useOpening({ desk, shapes, keeper });
  if (opening.isWaiting) return waiting;
  const besideTitle = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {keeper && <KeeperLine desk={desk} shapes={shapes} keeper={keeper} />}
      <SaveButton desk={desk} keeper={keeper} />
    </div>
  );
  const notices = (
    <>
      {opening.failed && <NotOpened {...opening.failed} onRetry={opening.retry} onDismiss={opening.dismiss} />}
      {keeper && <ConflictNote desk={desk} shapes={shapes} keeper={keeper} />}
    </>
  );
  return children({ besideTitle, notices });
}
