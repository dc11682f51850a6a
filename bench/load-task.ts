import { z } from 'zod';

/** What the generator of the load bench is asked for. */
export const loadTask = z.object({
  origin: z.string(),
  kind: z.enum(['read', 'save', 'mixed', 'proposal']),
  /** One for each person. */
  cookies: z.array(z.string()),
  requests: z.number(),
  atOnce: z.number(),
  /** Requests a second; undefined asks as fast as the answers come. */
  rate: z.number().exactOptional(),
  /** Streams that are open meanwhile. */
  streams: z.number(),
});
export type LoadTask = z.infer<typeof loadTask>;

/** What came of it. */
export const loadReport = z.object({
  answered: z.number(),
  failed: z.number(),
  ms: z.array(z.number()),
  seconds: z.number(),
  /** What the generator itself has used. */
  cpuMs: z.number(),
  /** Streams that were opened. */
  streams: z.number(),
  faults: z.record(z.string(), z.number()),
});
export type LoadReport = z.infer<typeof loadReport>;

/** What the readers of `load --aborts` are asked for. */
export const abortTask = z.object({ origin: z.string(), streams: z.number(), atOnce: z.number() });
export type AbortTask = z.infer<typeof abortTask>;

/** How many streams ended how: `whole`, `left` by their reader, or by what went wrong. */
export const abortReport = z.record(z.string(), z.number());
export type AbortReport = z.infer<typeof abortReport>;
