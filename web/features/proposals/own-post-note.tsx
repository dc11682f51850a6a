import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Desk } from './desk.ts';
import { jobSummary } from './job-summary.ts';
import { useOwnPost } from './own-post.ts';
import { UNDO_MS } from './start-new.ts';

/** A post that came along from the front page to a desk that is not free: what becomes of it is asked, never guessed. */
export function OwnPostNote({ desk }: { desk: Desk }) {
  const { post, take, leaveOut, offerAgain } = useOwnPost(desk);
  if (!post) return null;
  const leave = () => {
    leaveOut();
    toast({
      title: 'Post left out',
      action: { label: 'Undo', altText: 'Offer the post again', onClick: () => offerAgain(post) },
      durationMs: UNDO_MS,
    });
  };
  return (
    <Alert
      tone="warning"
      title={`“${jobSummary(post.jobTitle, post.jobDescription).title}” came along`}
      action={
        <>
          <Button variant="secondary" size="sm" onClick={() => void take(post, sayRefused)}>
            Start with it
          </Button>
          <Button variant="ghost" size="sm" onClick={leave}>
            Leave it out
          </Button>
        </>
      }
    >
      There is work on your desk. Start with the post you brought, and what is here now is kept until you bring it back.
    </Alert>
  );
}

/** The browser keeps nothing aside: what made room can be had back for a moment. */
function sayRefused(undo: () => void): void {
  toast({
    title: 'Your post is on the desk',
    action: { label: 'Undo', altText: 'Bring back what was on the desk', onClick: undo },
    durationMs: UNDO_MS,
  });
}
