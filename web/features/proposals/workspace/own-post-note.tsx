import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toastUndo } from '#web/ui/toast.tsx';
import { jobSummary } from '../wizard/job-summary.ts';
import { useOwnPost } from './own-post.ts';
import type { Workspace } from './workspace.ts';

/** A post from the front page for a workspace with work: the user decides what happens to it. */
export function OwnPostNote({ workspace }: { workspace: Workspace }) {
  const { post, take, leaveOut, offerAgain } = useOwnPost(workspace);
  if (!post) return null;
  const leave = () => {
    leaveOut();
    toastUndo({ title: 'Post left out' }, 'Offer the post again', () => offerAgain(post));
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
  toastUndo({ title: 'Started with your post' }, 'Restore the previous proposal', undo);
}
