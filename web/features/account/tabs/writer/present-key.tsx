import { useState } from 'react';
import type { OwnKeyAnswer } from '#shared/proposals/own-key.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { longDate } from '#web/ui/dates.ts';
import { Definition, DefinitionList } from '../definition-list.tsx';
import { usageInWords } from './key-words.ts';
import { useDeleteOwnKey } from './use-own-key.ts';

interface PresentKeyProps {
  answer: OwnKeyAnswer;
  stored: NonNullable<OwnKeyAnswer['key']>;
  onReplace: () => void;
}

/** The key that is stored, as far as it is ever shown, what it cost so far, and the ways to change and remove it. */
export function PresentKey({ answer: { providers, usage }, stored, onReplace }: PresentKeyProps) {
  const [isDeleting, setDeleting] = useState(false);
  const name = providers.find(({ id }) => id === stored.provider)?.name ?? stored.provider;
  return (
    <div className="grid gap-5">
      {!stored.isReadable && (
        <Alert tone="warning" title="Your key can no longer be read">
          The encryption key of this server was changed. Enter your key again to use it.
        </Alert>
      )}
      <DefinitionList>
        <Definition name="Provider">{name}</Definition>
        <Definition name="Model">
          <span className="wrap-anywhere">{stored.model}</span>
        </Definition>
        <Definition name="Key">
          <span aria-hidden>•••• </span>
          <span className="sr-only">Ends in </span>
          <span className="tabular-nums">{stored.lastFour}</span>
          <span className="text-ink-faint"> · saved on {longDate(stored.savedAt)}</span>
        </Definition>
        <Definition name="This month">{usageInWords(usage.thisMonth)}</Definition>
        <Definition name="In total">{usageInWords(usage.inAll)}</Definition>
      </DefinitionList>
      <p className="text-small text-ink-faint">
        Costs are estimated from list prices. What you are charged is in your account at {name}.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onReplace}>
          Change key or model
        </Button>
        <Button
          variant="secondary"
          className="border-danger-line text-danger-ink hover:border-danger"
          onClick={() => setDeleting(true)}
        >
          Delete key
        </Button>
      </div>
      {isDeleting && <DeleteKeyDialog name={name} onClose={() => setDeleting(false)} />}
    </div>
  );
}

function DeleteKeyDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const remove = useDeleteOwnKey();
  return (
    <ConfirmDialog
      title="Delete your key?"
      action="Delete key"
      cancel="Keep it"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>We remove it from our database immediately. At {name} it stays valid until you revoke it there.</p>
    </ConfirmDialog>
  );
}
