/** Has the device make a passkey for the signed-in person. @throws ApiError, or IdentityError when none was made */
export async function makePasskey(): Promise<void> {
  const passkeys = await import('./passkeys.ts');
  await passkeys.makePasskey();
}
