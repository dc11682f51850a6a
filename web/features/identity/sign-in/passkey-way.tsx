import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { PasskeyProof } from '#shared/identity/sign-in-methods-contract.ts';
import type { SignInSettings } from '#shared/site/settings.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { canUsePasskeys } from '../can-use-passkeys.ts';
import type { useAttempt } from './attempt.ts';
import { signInByPasskey } from './sign-in-ways.ts';
import { whenUsed } from './when-used.ts';

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

/** A challenge is good for five minutes. */
const RENEWED_EVERY_MS = 4 * 60_000;

/**
 * While `isWanted`, the browser lists the person's passkeys at the field whose `autocomplete` ends with 'webauthn'; `onChosen` gets the
 * answer of the one that was chosen. Begins when the page is first used. Source: https://www.w3.org/TR/webauthn-3/
 */
function usePasskeyAtField(isWanted: boolean, onChosen: (proof: PasskeyProof) => void): void {
  const take = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isWanted) return undefined;
    let renewing: ReturnType<typeof setInterval> | undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    const offer = async () => {
      const passkeys = await listedPasskeys();
      if (isOver || !passkeys) return;
      end = passkeys.endAutofill;
      const proof = await passkeys.choosePasskeyAtField();
      if (!isOver) take(proof);
    };
    // Nothing was chosen, or the list is not to be had: the button is there.
    const tryOffering = () => void offer().catch(() => undefined);
    const stopWaiting = whenUsed(() => {
      tryOffering();
      renewing = setInterval(tryOffering, RENEWED_EVERY_MS);
    });
    return () => {
      isOver = true;
      stopWaiting();
      clearInterval(renewing);
      end?.();
    };
  }, [isWanted]);
}

/** Undefined where the browser has no such list. */
async function listedPasskeys() {
  const canList = await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.();
  return canList ? import('../passkeys.ts') : undefined;
}
