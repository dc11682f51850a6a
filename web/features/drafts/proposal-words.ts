import type { ProposalStatus, RevisionCause } from '#shared/proposals/statuses.ts';

/** Source: docs/spec/proposals.md §8. */
export const SAVE_FAILED = 'Failed to save draft';

export const STATUS_NAMES: Readonly<Record<ProposalStatus, string>> = {
  draft: 'Draft',
  copied: 'Copied',
  sent: 'Sent',
  viewed: 'Viewed',
  replied: 'Replied',
  interview: 'Interview',
  won: 'Won',
  lost: 'Lost',
};

export const STATUS_TONES = {
  draft: 'neutral',
  copied: 'neutral',
  sent: 'neutral',
  viewed: 'amber',
  replied: 'amber',
  interview: 'amber',
  won: 'accent',
  lost: 'neutral',
} as const satisfies Record<ProposalStatus, string>;

export const CAUSE_NAMES: Readonly<Record<RevisionCause, string>> = {
  generated: 'Generated',
  edited: 'Edited',
  saved: 'Saved',
  restored: 'Restored',
  imported: 'Imported',
};

/** What a proposal is called everywhere: its name, else its job. */
export function proposalTitle({ name, jobTitle }: { name: string | null; jobTitle: string }): string {
  return name?.trim() || jobTitle.trim() || 'Untitled Job';
}
