import { KeyRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { SignInSettings } from '#shared/site/settings.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { canUsePasskeys } from '../can-use-passkeys.ts';
import type { useAttempt } from './attempt.ts';
import { signInByPasskey } from './sign-in-ways.ts';
import { usePasskeyAtField } from './use-passkey-at-field.ts';

interface PasskeyWayProps {
  settings: SignInSettings | undefined;
  attempt: ReturnType<typeof useAttempt>;
  /** Whether the browser lists passkeys at the field as well. */
  isAtField: boolean;
  onSignedIn?: (() => void) | undefined;
}

/** Signing in by a passkey, where the browser can. */
export function PasskeyWay({ settings, attempt: { busy, run }, isAtField, onSignedIn }: PasskeyWayProps) {
  const canUse = useCanUse() && settings?.kind === 'embedded';
  const start = async (chosen?: Parameters<typeof signInByPasskey>[0]) => {
    if (await run({ kind: 'passkey', by: 'passkey', deed: () => signInByPasskey(chosen) })) onSignedIn?.();
  };
  usePasskeyAtField(canUse && isAtField && busy === undefined, (chosen) => void start(chosen));
  if (!canUse) return null;
  return (
    <PlainButton
      variant="ghost"
      busy={busy === 'passkey'}
      disabled={busy !== undefined && busy !== 'passkey'}
      onClick={() => void start()}
    >
      {busy !== 'passkey' && <KeyRound aria-hidden />}
      Use a passkey
    </PlainButton>
  );
}

const NEVER = () => () => undefined;

/** Where the page is rendered nobody knows the browser: most can. */
function useCanUse(): boolean {
  return useSyncExternalStore(NEVER, canUsePasskeys, () => true);
}
