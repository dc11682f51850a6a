import { PROCESSING, UpgradeButton, upgradeState, useViewer } from '#web/features/plans/index.ts';
import { Alert } from '#web/ui/alert.tsx';

/** For people who may not store one (any more). Nothing is offered to a person with a payment in progress. */
export function ReadOnlyNote() {
  const isOffered = upgradeState(useViewer(), new Date()) === 'offer';
  return (
    <Alert title="Storing profiles comes with Pro" action={isOffered && <UpgradeButton size="sm" />}>
      {!isOffered && <p>{PROCESSING}</p>}
      <p>What you have stored stays here: you can read and delete it.</p>
    </Alert>
  );
}
