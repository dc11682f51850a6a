import { useCanUsePasskeys, useIdentityConfig } from '#web/features/identity/index.ts';
import { Fetched } from '#web/ui/fetched.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { GoogleRow } from './google-row.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { TwoStepRow } from './two-step-row.tsx';
import { useSignInMethods } from './use-sign-in-methods.ts';

/** Passkeys, Google and the second step. With Firebase, which keeps the ways to sign in itself, nothing. */
export function SignInMethods() {
  const config = useIdentityConfig();
  const isOurs = config?.kind === 'embedded';
  const canUsePasskeys = useCanUsePasskeys();
  const query = useSignInMethods(isOurs);
  if (!isOurs) return null;
  return (
    <Fetched
      query={query}
      failed="Your sign-in methods could not be fetched"
      className="my-4"
      loading={
        <Loading label="Loading your sign-in methods" rows={['w-40', 'w-2/3']} className="border-t border-line py-4" />
      }
    >
      {({ passkeys, google, twoStep }) => (
        <>
          {(canUsePasskeys || passkeys.length > 0) && <PasskeysRow passkeys={passkeys} canAdd={canUsePasskeys} />}
          <GoogleRow accounts={google} canAdd={config.hasGoogle} />
          <TwoStepRow twoStep={twoStep} />
        </>
      )}
    </Fetched>
  );
}
