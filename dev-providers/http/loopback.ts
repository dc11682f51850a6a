/** The names of this machine: emulators send to and listen on nothing else. */
export function isLoopback(host: string): boolean {
  return /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
