/** One more way to sign in for the signed-in person. Call it inside the click. @throws IdentityError */
export async function addGoogleAccount(returnTo: string): Promise<void> {
  const { openGoogleWindow } = await import('./google-window.ts');
  await openGoogleWindow(returnTo, 'add');
}

/** Has the device make a passkey for the signed-in person. @throws ApiError, or IdentityError when none was made */
export async function makePasskey(): Promise<void> {
  const passkeys = await import('./passkeys.ts');
  await passkeys.makePasskey();
}
