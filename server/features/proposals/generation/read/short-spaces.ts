/**
 * The source of a pattern that takes runs of at most three white-space characters: a cleaned post has no longer ones, but for
 * what was blanked out as said to an AI, and nothing reaches across that. Without the bound the cost grows with its square.
 */
export function withShortSpaces(source: string): string {
  return source.replaceAll('\\s+', '\\s{1,3}').replaceAll('\\s*', '\\s{0,3}');
}
