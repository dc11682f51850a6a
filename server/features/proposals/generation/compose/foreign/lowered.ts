/** 'Logotipo en tres versiones' → 'logotipo en tres versiones'; what looks like a name ('Instagram Reels', 'iOS') keeps its letters. */
export function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}{2,} (?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
