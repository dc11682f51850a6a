import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Aside } from './asides.ts';
import type { Desk } from './desk.ts';
import { jobName } from './job-summary.ts';
import { UNDO_MS } from './start-new.ts';
import { useDeskStatus } from './use-desk.ts';

/** A proposal that made room for another one waits here, however long, until it is brought back or let go. */
export function AsidesNote({ desk }: { desk: Desk }) {
  const { asides, role } = useDeskStatus(desk);
  const [aside, ...more] = asides;
  if (!aside || role === 'reader') return null;
  return (
    <Alert
      title={`“${jobName(aside.state.fields.jobTitle)}” is kept`}
      action={
        <>
          <Button variant="secondary" size="sm" onClick={() => void bringBack(desk, aside)}>
            Bring it back
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void letGo(desk, aside)}>
            Remove it
          </Button>
        </>
      }
    >
      You had it open {dayOf(aside.at)}. Bring it back, and the one that is open now is kept here instead.
      {more.length > 0 && ` ${more.length} more ${more.length === 1 ? 'is' : 'are'} kept.`}
    </Alert>
  );
}

/** Said once, when work came along to a desk that was not free. Answers the way to take it back: it is about this desk alone. */
export function sayWhatCameAlong(desk: Desk): () => void {
  const [aside] = desk.status().asides;
  if (desk.arrival !== 'put-aside' || !aside) return () => undefined;
  return toast({
    title: 'Your work was moved to your account',
    description: 'The proposal you had open before is kept.',
    action: {
      label: 'Bring it back',
      altText: 'Press “Bring it back” above the steps',
      onClick: () => void bringBack(desk, aside),
    },
    durationMs: UNDO_MS,
  });
}

async function bringBack(desk: Desk, aside: Aside): Promise<void> {
  try {
    await desk.bringBack(aside.id);
  } catch {
    sayRefused();
  }
}

async function letGo(desk: Desk, aside: Aside): Promise<void> {
  try {
    const undo = await desk.letGo(aside);
    toast({
      title: 'Removed',
      action: { label: 'Undo', altText: 'Keep it after all', onClick: () => void undo().catch(sayRefused) },
      durationMs: UNDO_MS,
    });
  } catch {
    sayRefused();
  }
}

function sayRefused(): void {
  toast({
    title: 'Error',
    description: 'Your browser did not let us keep that. Nothing is lost; please try again.',
    variant: 'destructive',
  });
}

function dayOf(at: number): string {
  return `on ${new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(at)}`;
}
