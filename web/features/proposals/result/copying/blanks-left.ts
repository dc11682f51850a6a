/** What is said with a text that was copied with places in it that only the user can fill. */
export function blanksLeft(count: number): string {
  return count === 1 ? '1 blank is still in it.' : `${count} blanks are still in it.`;
}
