import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { AsidesNote } from './asides-note.tsx';
import type { Desk } from './desk.ts';
import { NotKept } from './not-kept.tsx';
import { OfflineNote } from './offline-note.tsx';
import { useDeskStatus } from './use-desk.ts';

/** What is true of this page and not of the proposal: another tab writes, the browser keeps nothing. */
export function DeskNotices({ desk }: { desk: Desk }) {
  const { role } = useDeskStatus(desk);
  return (
    <>
      {role === 'reader' && <OpenElsewhere desk={desk} />}
      <OfflineNote desk={desk} />
      <NotKept desk={desk} />
      <AsidesNote desk={desk} />
    </>
  );
}

function OpenElsewhere({ desk }: { desk: Desk }) {
  return (
    <Alert
      tone="warning"
      title="This proposal is open in another tab"
      action={
        <Button variant="secondary" size="sm" onClick={() => void desk.takeOver()}>
          Work here instead
        </Button>
      }
    >
      You see here what is written there. Nothing is overwritten.
    </Alert>
  );
}
