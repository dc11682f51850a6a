import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const attack = z.object({
  pumps: z.array(z.object({ prefix: z.string(), pump: z.string() })),
  suffix: z.string(),
});
/** The text on which a pattern is slowest: each prefix followed by its pump, as often as wanted. */
export type Attack = z.infer<typeof attack>;

const verdict = z.object({
  verdict: z.enum(['safe', 'vulnerable', 'unknown']),
  /** 'linear', '2nd degree polynomial', 'exponential'. */
  complexity: z.string().optional(),
  attack: attack.optional(),
});
export type Verdict = z.infer<typeof verdict>;

const verdicts = z.record(z.string(), verdict);
export type Verdicts = z.infer<typeof verdicts>;

/** Written by `npm run patterns`; committed, because recheck takes minutes for all of them. */
export const VERDICTS_FILE = 'scripts/pattern-verdicts.json';

export function readVerdicts(path: string): Verdicts {
  return verdicts.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Changes with every character of the pattern, so that no verdict is ever taken for another's. */
export function keyOf({ source, flags }: { readonly source: string; readonly flags: string }): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);
}
