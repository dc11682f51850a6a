const MAX_CHARS = 60;

/** A segment of a path that every file system can store, made of a user's title: letters and digits of any script. */
export function fileName(title: string, otherwise: string): string {
  const words = title
    .slice(0, 500)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const cut = Array.from(words).slice(0, MAX_CHARS).join('').replace(/^-|-$/g, '');
  return cut.toLowerCase() || otherwise;
}
