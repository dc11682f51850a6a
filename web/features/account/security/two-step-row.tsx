import { useState } from 'react';
import type { SignInMethods } from '#shared/identity/sign-in-methods-contract.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { onDemand } from '#web/ui/on-demand.ts';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { Row } from './row.tsx';
import { useRenewRecoveryCodes, useTurnOffTwoStep } from './use-sign-in-methods.ts';

// With what draws the picture.
const setUp = onDemand(async () => (await import('./set-up-two-step.tsx')).SetUpTwoStep);

type Open = 'set-up' | 'turn-off' | 'renew';

/** A code of an authenticator app after the password. */
export function TwoStepRow({ twoStep }: Pick<SignInMethods, 'twoStep'>) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Row title="Two-step sign-in" about={aboutOf(twoStep)}>
      {twoStep ? (
        <>
          <Button variant="secondary" onClick={() => setOpen('renew')}>
            New recovery codes
          </Button>
          <Button variant="secondary" onClick={() => setOpen('turn-off')}>
            Turn off
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setOpen('set-up')}>
          Set up
        </Button>
      )}
      {open === 'set-up' && <setUp.Part onClose={close} onFailed={close} />}
      {open === 'turn-off' && <TurnOff onClose={close} />}
      {open === 'renew' && <Renew onClose={close} />}
    </Row>
  );
}

function aboutOf(twoStep: SignInMethods['twoStep']): string {
  if (!twoStep) return 'Ask for a code from an authenticator app after the password or Google.';
  const { since, recoveryCodesLeft: left } = twoStep;
  return `On since ${shortDate(since)} · ${left === 1 ? '1 recovery code' : `${left} recovery codes`} left`;
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const turnOff = useTurnOffTwoStep();
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Turn off two-step sign-in?"
      description="You’ll sign in with just your password or Google. Your recovery codes are deleted."
      action="Turn off"
      busy={turnOff.isPending}
      onConfirm={() => turnOff.mutate(undefined, { onSettled: onClose })}
    />
  );
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
