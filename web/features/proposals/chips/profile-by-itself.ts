const keyOf = (userId: string) => `no-profile:${userId}`;

/** Whether a new proposal begins with the profile that was used last: not after 'No profile' was chosen in this browser. */
export function mayFillByItself(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === null;
  } catch {
    return true; // storage is blocked
  }
}

export function rememberNoProfile(userId: string, isNone: boolean): void {
  try {
    if (isNone) localStorage.setItem(keyOf(userId), '1');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage is blocked: it is asked again with the next proposal.
  }
}
