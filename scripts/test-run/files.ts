/** The test files that a run is asked for: those it names, all (none named to Vitest), or its usual slice. */
export function filesOf(args: readonly string[], slice: readonly string[]): readonly string[] {
  if (args.includes('--all')) return [];
  return args.length > 0 ? args : slice;
}
