import { useEffect, useEffectEvent } from 'react';
import type { PasskeyProof } from '#shared/identity/sign-in-methods-contract.ts';
import { whenUsed } from './when-used.ts';

/** A challenge is good for five minutes. */
const RENEWED_EVERY_MS = 4 * 60_000;

/**
 * While `isWanted`, the browser lists the person's passkeys at the field whose `autocomplete` ends with 'webauthn'; `onChosen` gets the
 * answer of the one that was chosen. Begins when the page is first used. Source: https://www.w3.org/TR/webauthn-3/
 */
export function usePasskeyAtField(isWanted: boolean, onChosen: (proof: PasskeyProof) => void): void {
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
