/** Whether this browser can use passkeys at this address: they belong to a name, never to a number. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(globalThis.location.hostname);
}
