const MAX_CHARS = 60;

/** A part of a path that every system can store, made of a title someone typed: letters and digits of any script. */
export function fileName(title: string, otherwise: string): string {
  const words = title
    .slice(0, 500)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const cut = Array.from(words).slice(0, MAX_CHARS).join('').replace(/^-|-$/g, '');
  return cut.toLowerCase() || otherwise;
}
