/** Names one request: however often it is sent, the server fulfils it once. Not a UUID: browsers offer those on https only. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
