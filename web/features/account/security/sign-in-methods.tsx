import { useCanUsePasskeys, useIdentityConfig } from '#web/features/identity/index.ts';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { GoogleRow } from './google-row.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { TwoStepRow } from './two-step-row.tsx';
import { useSignInMethods } from './use-sign-in-methods.ts';

/** Passkeys, Google and the second step. With Firebase, which keeps the ways to sign in itself, nothing. */
export function SignInMethods() {
  const config = useIdentityConfig();
  const isOurs = config?.kind === 'embedded';
  const canUsePasskeys = useCanUsePasskeys();
  const { data, error, refetch, isFetching } = useSignInMethods(isOurs);
  if (!isOurs) return null;
  if (data) {
    return (
      <>
        {(canUsePasskeys || data.passkeys.length > 0) && (
          <PasskeysRow passkeys={data.passkeys} canAdd={canUsePasskeys} />
        )}
        <GoogleRow accounts={data.google} canAdd={config.hasGoogle} />
        <TwoStepRow twoStep={data.twoStep} />
      </>
    );
  }
  if (!error) {
    return (
      <div role="status" aria-label="Loading your sign-in methods" className="grid gap-3 border-t border-line py-4">
        <Skeleton className="w-40" />
        <Skeleton className="w-2/3" />
      </div>
    );
  }
  return (
    <div className="border-t border-line py-4">
      <NotLoaded title="Your sign-in methods could not be fetched" isBusy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </NotLoaded>
    </div>
  );
}
