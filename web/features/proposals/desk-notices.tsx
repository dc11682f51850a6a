import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { AsidesNote } from './asides-note.tsx';
import type { Desk } from './desk.ts';
import { useDeskStatus } from './use-desk.ts';

/** What is true of this page and not of the proposal: another tab writes, the browser keeps nothing. */
export function DeskNotices({ desk }: { desk: Desk }) {
  const { role, isKept } = useDeskStatus(desk);
  return (
    <>
      {role === 'reader' && <OpenElsewhere desk={desk} />}
      {!isKept && <NotKept />}
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

function NotKept() {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <Alert
      tone="warning"
      title="Your browser does not let us keep your text"
      action={
        <Button variant="secondary" size="sm" onClick={() => setIsRead(true)}>
          Understood
        </Button>
      }
    >
      It may be a private window or a full disk. Everything works, but what you type is gone when this tab closes or
      reloads.
    </Alert>
  );
}
