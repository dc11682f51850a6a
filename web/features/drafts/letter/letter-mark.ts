/** Remembers which letter was stored last, so that a page that is opened again sends only what has changed since. */
export interface LetterMark {
  readonly get: () => string | null;
  readonly set: (mark: string) => void;
}

/** For each person of this browser. It holds no text. */
export function letterMarkOf(owner: string): LetterMark {
  const key = `bidwright-letter:${owner}`;
  return {
    get() {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set(mark) {
      try {
        localStorage.setItem(key, mark);
      } catch {
        // A browser that keeps nothing sends the letter once more.
      }
    },
  };
}
