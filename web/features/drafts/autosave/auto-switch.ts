/** Whether a person wants autosave, stored for each person of this browser. On by default. */
export function readAuto(owner: string): boolean {
  try {
    return localStorage.getItem(keyOf(owner)) !== 'off';
  } catch {
    return true;
  }
}

export function keepAuto(owner: string, isAuto: boolean): void {
  try {
    if (isAuto) localStorage.removeItem(keyOf(owner));
    else localStorage.setItem(keyOf(owner), 'off');
  } catch {
    // A browser that keeps nothing forgets this with the page.
  }
}

const keyOf = (owner: string) => `bidwright-autosave:${owner}`;
