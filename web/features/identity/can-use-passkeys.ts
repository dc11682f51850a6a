import { useIdentityConfig } from './use-identity-config.ts';

/** Whether this browser can use passkeys at this address: they belong to a name, never to a number. */
export function useCanUsePasskeys(): boolean {
  const isOurs = useIdentityConfig()?.kind === 'embedded';
  const isNumber = /^[\d.]+$|^\[/.test(globalThis.location?.hostname ?? '');
  return isOurs && !isNumber && 'PublicKeyCredential' in globalThis;
}
