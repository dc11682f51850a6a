import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { jobSummary } from '../wizard/job-summary.ts';
import { useOwnPost } from './own-post.ts';
import { UNDO_MS } from './start-new.ts';
import type { Workspace } from './workspace.ts';

/** A post from the front page for a workspace with work: the user decides what happens to it. */
export function OwnPostNote({ workspace }: { workspace: Workspace }) {
  const { post, take, leaveOut, offerAgain } = useOwnPost(workspace);
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
      title={`Start with “${jobSummary(post.jobTitle, post.jobDescription).title}”?`}
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
      You brought this post from the front page. If you start with it, the proposal that is open now is saved.
    </Alert>
  );
}

/** The browser cannot stash: replaced work can be restored only for a moment. */
function sayRefused(undo: () => void): void {
  toast({
    title: 'Started with your post',
    action: { label: 'Undo', altText: 'Restore the previous proposal', onClick: undo },
    durationMs: UNDO_MS,
  });
}
