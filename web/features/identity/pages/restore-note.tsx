import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

interface RestoreNoteProps {
  words: string;
  busy: boolean;
  onRestore: () => Promise<void>;
}

/** The person has proved that a closed account is theirs: it comes back only when they say so. */
export function RestoreNote({ words, busy, onRestore }: RestoreNoteProps) {
  return (
    <Alert
      tone="warning"
      title="This account is closed"
      action={
        <Button size="sm" busy={busy} onClick={() => void onRestore()}>
          Restore account
        </Button>
      }
    >
      <p>{words.replace(/^This account is closed\. /, '')}</p>
    </Alert>
  );
}
