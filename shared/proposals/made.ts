import { z } from 'zod';
import { currentPart, PARTS } from './blocks.ts';
import { STYLES, TONES } from './options.ts';
import { REWRITE_ACTIONS } from './rewrite.ts';

const tone = z.enum(TONES.map(({ value }) => value));

/** How a version of a proposal came to be, for whoever looks for it among others. */
export const made = z.object({
  /** In milliseconds since 1970. */
  at: z.number(),
  tone,
  style: z.enum(STYLES.map(({ value }) => value)),
  /** Only this was written anew; the rest stands as in the version before. The name is the reader's: 'Why me'. */
  section: z
    .object({
      part: z.preprocess(currentPart, z.enum(PARTS)),
      action: z.enum(REWRITE_ACTIONS),
      name: z.string(),
      tone: tone.optional(),
    })
    .optional(),
});
export type Made = z.infer<typeof made>;
