/** 'Logotipo en tres versiones' → 'logotipo en tres versiones'; what looks like a name ('Instagram Reels', 'iOS') keeps its letters. */
export function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}{2,} (?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Begins small, where a language does so behind a colon. */
export function small(text: string): string {
  return /^[¿¡]?\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.replace(/\p{L}/u, (letter) => letter.toLowerCase()) : text;
}
