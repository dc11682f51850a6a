/** The whole words of `text` that come within `most` characters, with an ellipsis; a text that is little longer stays as it is. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most * 1.25) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  // A word that long has no end to stop at; half of a pair of units is no character.
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:.]+$/, '')}…`;
}
