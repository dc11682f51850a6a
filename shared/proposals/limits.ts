// Apart from the contract, so that a page may know them without its schemas.

import { PROFILE_LIMITS } from '../profiles/labels.ts';
import { POST_CHARS } from './post-limits.ts';

/** Longest texts that a request may carry, in UTF-16 units. */
export const MAX_CHARS = {
  ...POST_CHARS,
  headline: PROFILE_LIMITS.headlineChars,
  profileField: PROFILE_LIMITS.fieldChars,
  writingSample: PROFILE_LIMITS.sampleChars,
} as const;
export const MAX_WRITING_SAMPLES = PROFILE_LIMITS.samples;
/** What bidding platforms take as a cover letter. */
export const MAX_PROPOSAL_CHARS = 5_000;
/** What a client sees of a proposal in the list, before opening it. */
export const LIST_PREVIEW_CHARS = 240;
/** What a user may type to have a letter changed, in UTF-16 units. */
export const MAX_REQUEST_CHARS = 300;
/** How many of them a letter remembers. */
export const MAX_REQUESTS = 20;
/** What may be pasted as the answer of a chat, in UTF-16 units: a letter with all that a chat says around it. */
export const MAX_PASTED_CHARS = 20_000;
