/** Keeps what was asked for last, at most `most`. */
export function recentlyUsed<T extends object>(most: number) {
  const kept = new Map<string, T>();
  const set = (key: string, value: T) => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  return {
    set,
    get(key: string): T | undefined {
      const value = kept.get(key);
      if (value) set(key, value);
      return value;
    },
  };
}
