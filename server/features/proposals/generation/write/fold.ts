/** Without accents: clients leave them out. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** In lower case, without accents, and 'ae' for 'ä' as some write it: for finding one text in another. */
export function fold(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1');
}
