import { useState } from 'react';
import type { GoogleAccount, SignInMethods } from '#shared/identity/sign-in-methods-contract.ts';
import { proveAgain, useCanUsePasskeys, useIdentityConfig } from '#web/features/identity/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { Fetched } from '#web/ui/fetched.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { PasskeysRow } from './passkeys-row.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { AskingButton, Row, RowEntry } from './row.tsx';
import {
  useAddGoogle,
  useRemoveGoogle,
  useRenewRecoveryCodes,
  useSignInMethods,
  useTurnOffTwoStep,
} from './use-sign-in-methods.ts';

/** Passkeys, Google and the second step. Not with Firebase, which keeps the ways to sign in itself. */
export function SignInMethods() {
  const hasGoogle = useIdentityConfig()?.hasGoogle === true;
  const canUsePasskeys = useCanUsePasskeys();
  return (
    <Fetched
      query={useSignInMethods()}
      failed="Your sign-in methods could not be fetched"
      className="my-4"
      loading={
        <Loading label="Loading your sign-in methods" rows={['w-40', 'w-2/3']} className="border-t border-line py-4" />
      }
    >
      {({ passkeys, google, twoStep }) => (
        <>
          {(canUsePasskeys || passkeys.length > 0) && <PasskeysRow passkeys={passkeys} canAdd={canUsePasskeys} />}
          <GoogleRow accounts={google} canAdd={hasGoogle} />
          <TwoStepRow twoStep={twoStep} />
        </>
      )}
    </Fetched>
  );
}

/** The Google accounts that sign in to this one. */
function GoogleRow({ accounts, canAdd }: { accounts: readonly GoogleAccount[]; canAdd: boolean }) {
  const add = useAddGoogle();
  if (accounts.length === 0 && !canAdd) return null;
  return (
    <Row
      title="Google"
      about="Sign in with a Google account."
      list={
        accounts.length > 0 && (
          <ul aria-label="Google accounts" className="grid gap-2">
            {accounts.map((account) => (
              <Account key={account.id} account={account} />
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
    </Row>
  );
}

function Account({ account: { id, email, addedAt, lastUsedAt } }: { account: GoogleAccount }) {
  const remove = useRemoveGoogle();
  return (
    <RowEntry
      name={email ?? 'Google account'}
      about={`Added ${shortDate(addedAt)} · last used ${shortDate(lastUsedAt)}`}
    >
      <AskingButton
        name="Remove"
        aria-label={`Remove ${email ?? 'Google account'}`}
        variant="ghost"
        size="sm"
        question={{
          title: 'Remove Google?',
          description: `${email ?? 'This Google account'} will no longer sign you in.`,
          action: 'Remove',
        }}
        busy={remove.isPending}
        onConfirm={(onSettled) => remove.mutate(id, { onSettled })}
      />
    </RowEntry>
  );
}

// With what draws the picture.
const setUp = onDemand(async () => (await import('./set-up-two-step.tsx')).SetUpTwoStep);

/** A code of an authenticator app after the password. */
function TwoStepRow({ twoStep }: Pick<SignInMethods, 'twoStep'>) {
  const [open, setOpen] = useState<'set-up' | 'renew'>();
  const turnOff = useTurnOffTwoStep();
  const close = () => setOpen(undefined);
  // Whoever finds an open session must not lock its person out.
  const askToSetUp = async () => {
    if (await proveAgain()) setOpen('set-up');
  };
  return (
    <Row title="Two-step sign-in" about={aboutOf(twoStep)}>
      {twoStep ? (
        <>
          <Button variant="secondary" onClick={() => setOpen('renew')}>
            New recovery codes
          </Button>
          <AskingButton
            name="Turn off"
            variant="secondary"
            question={{
              title: 'Turn off two-step sign-in?',
              description: 'You’ll sign in with just your password or Google. Your recovery codes are deleted.',
              action: 'Turn off',
            }}
            busy={turnOff.isPending}
            onConfirm={(onSettled) => turnOff.mutate(undefined, { onSettled })}
          />
        </>
      ) : (
        <Button variant="secondary" onClick={() => void askToSetUp()}>
          Set up
        </Button>
      )}
      {open === 'set-up' && <setUp.Part onClose={close} onFailed={close} />}
      {open === 'renew' && <Renew onClose={close} />}
    </Row>
  );
}

function aboutOf(twoStep: SignInMethods['twoStep']): string {
  if (!twoStep) return 'Ask for a code from an authenticator app after the password or Google.';
  const { since, recoveryCodesLeft: left } = twoStep;
  return `On since ${shortDate(since)} · ${left === 1 ? '1 recovery code' : `${left} recovery codes`} left`;
}

function Renew({ onClose }: { onClose: () => void }) {
  const renew = useRenewRecoveryCodes();
  if (renew.data) return <RecoveryCodesDialog codes={renew.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Get new recovery codes?"
      description="The codes you have now stop working."
      action="Get new codes"
      isDanger={false}
      busy={renew.isPending}
      onConfirm={() => renew.mutate(undefined)}
    />
  );
}
