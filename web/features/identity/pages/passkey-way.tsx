import { KeyRound } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { useCanUsePasskeys } from '../can-use-passkeys.ts';
import { usePasskeySignIn } from '../use-sign-in.ts';
import type { useAttempt } from './attempt.ts';

interface PasskeyWayProps {
  attempt: ReturnType<typeof useAttempt>;
  onSignedIn?: (() => void) | undefined;
}

/** Signing in by a passkey, where the browser can. */
export function PasskeyWay({ attempt: { busy, run }, onSignedIn }: PasskeyWayProps) {
  const canUse = useCanUsePasskeys();
  const passkey = usePasskeySignIn();
  if (!canUse) return null;
  const start = async () => {
    if (await run({ kind: 'passkey', by: 'passkey', deed: () => passkey.mutateAsync() })) onSignedIn?.();
  };
  return (
    <Button
      variant="ghost"
      busy={busy === 'passkey'}
      disabled={busy !== undefined && busy !== 'passkey'}
      onClick={() => void start()}
    >
      {busy !== 'passkey' && <KeyRound aria-hidden />}
      Use a passkey
    </Button>
  );
}
