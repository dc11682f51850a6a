import { useState } from 'react';
import type { GoogleAccount } from '#shared/identity/sign-in-methods-contract.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { Row, RowEntry } from './row.tsx';
import { useAddGoogle, useRemoveGoogle } from './use-sign-in-methods.ts';

/** The Google accounts that sign in to this one. */
export function GoogleRow({ accounts, canAdd }: { accounts: readonly GoogleAccount[]; canAdd: boolean }) {
  const add = useAddGoogle();
  const remove = useRemoveGoogle();
  const [asked, setAsked] = useState<GoogleAccount>();
  if (accounts.length === 0 && !canAdd) return null;
  return (
    <Row
      title="Google"
      about="Sign in with a Google account."
      list={
        accounts.length > 0 && (
          <ul aria-label="Google accounts" className="grid gap-2">
            {accounts.map((account) => (
              <RowEntry key={account.id} name={account.email ?? 'Google account'} about={datesOf(account)}>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Remove ${account.email ?? 'Google account'}`}
                  onClick={() => setAsked(account)}
                >
                  Remove
                </Button>
              </RowEntry>
            ))}
          </ul>
        )
      }
    >
      {canAdd && accounts.length === 0 && (
        <Button variant="secondary" busy={add.isPending} onClick={() => add.mutate()}>
          Add Google
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(undefined)}
          title="Remove Google?"
          description={`${asked.email ?? 'This Google account'} will no longer sign you in.`}
          action="Remove"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(asked.id, { onSettled: () => setAsked(undefined) })}
        />
      )}
    </Row>
  );
}

function datesOf({ addedAt, lastUsedAt }: GoogleAccount): string {
  return `Added ${shortDate(addedAt)} · last used ${shortDate(lastUsedAt)}`;
}
