import { z } from 'zod';
import { storedPart } from './blocks.ts';
import { MAX_REQUEST_CHARS, MAX_REQUESTS } from './limits.ts';
import { STYLES, TONES } from './options.ts';

/** What was done with one section: rewritten, another opening chosen, or changed on the user's request. */
const SECTION_ACTIONS = ['regenerate', 'shorten', 'lengthen', 'tone', 'choose', 'request'] as const;
export type SectionAction = (typeof SECTION_ACTIONS)[number];

const tone = z.enum(TONES.map(({ value }) => value));

/** How a version of a proposal was made, for lists of versions. */
export const provenance = z.object({
  /** In milliseconds since 1970. */
  at: z.number(),
  tone,
  style: z.enum(STYLES.map(({ value }) => value)),
  /** Only this was rewritten; the rest is as in the version before. The name is the reader's: 'Why me'. */
  section: z
    .object({
      part: storedPart,
      action: z.enum(SECTION_ACTIONS),
      name: z.string(),
      tone: tone.optional(),
    })
    .optional(),
  /** The whole letter was changed as its user asked, from the version before. */
  isChange: z.boolean().optional(),
  /** What the user has asked for in their own words so far, the newest last: as much their word as the profile is. */
  requests: z.array(z.string().max(MAX_REQUEST_CHARS)).max(MAX_REQUESTS).optional(),
});
export type Provenance = z.infer<typeof provenance>;
