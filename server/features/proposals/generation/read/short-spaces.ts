/**
 * The source of a pattern for at most three white-space characters: a cleaned post has no longer runs, except for blanked
 * out text, and no match crosses that. Without the bound the cost grows with its square.
 */
export function withShortSpaces(source: string): string {
  return source.replaceAll('\\s+', '\\s{1,3}').replaceAll('\\s*', '\\s{0,3}');
}
