/** Numbers that a plan sets. Sources: docs/spec/proposals.md §9, docs/spec/decisions.md#plans, docs/spec/decisions.md#contracts. */
export const TRIAL_CREDITS = 3;
/** The credits banner offers an upgrade from this number down. */
export const CREDITS_BANNER_UPGRADE_AT = 2;
/** The upgrade prompt opens after this many proposals of one browser session. */
export const UPGRADE_PROMPT_AFTER = 3;
/** … after this delay, so that the proposal is seen first. Source: docs/spec/proposals.md §4. */
export const UPGRADE_PROMPT_DELAY_MS = 1000;
