import { LIST_LIMITS, TEXT_LIMITS } from '../proposals/list-limits.ts';

const MB = 1_048_576;

/**
 * What one draft may hold: all that someone can have in the workspace, also what no proposal can be written with. `contentBytes`
 * is 1 MB of UTF-8. `bodyBytes` is the whole request with its escapes and protects the server
 * (docs/decisions/0028-drafts-revisions-versions.md). Sources: docs/spec/proposals.md §9, docs/spec/decisions.md#wizard-and-drafts.
 */
export const DRAFT_LIMITS = {
  ...LIST_LIMITS,
  /** Each text that is typed into the wizard, the title too: people paste a post into the wrong field. */
  ...TEXT_LIMITS,
  contentBytes: MB,
  /** A letter that is stored without its workspace; many times what a letter has. */
  letterChars: 100_000,
  bodyBytes: 8 * MB,
  /** All drafts of one account with all their revisions. */
  accountBytes: 50 * MB,
  /** How much of a job title a list shows. */
  listTitleChars: 400,
  /** How much of a job description a list shows, in graphemes. */
  excerptGraphemes: 300,
} as const;
