/** This machine by any of its own names: nothing else is ever told or listened to. */
export function isLoopback(host: string): boolean {
  return /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
