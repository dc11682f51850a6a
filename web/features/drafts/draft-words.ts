import type { DraftSort, DraftSummary, SortDirection } from '#shared/drafts/contract.ts';

/** What a draft is called everywhere: its name, else its job, else that it has neither. */
export function draftName({ name, jobTitle }: Pick<DraftSummary, 'name' | 'jobTitle'>): string {
  return name?.trim() || jobTitle.trim() || 'Untitled draft';
}

/** Source: docs/spec/proposals.md#draft-list. */
export const SORTS: readonly { value: DraftSort; name: string }[] = [
  { value: 'lastUpdated', name: 'Last Updated' },
  { value: 'createdAt', name: 'Created Date' },
  { value: 'name', name: 'Name' },
  { value: 'jobTitle', name: 'Job Title' },
];

/** A direction in the words of what is sorted. */
export function directionName(sort: DraftSort, direction: SortDirection): string {
  const isTime = sort === 'lastUpdated' || sort === 'createdAt';
  if (isTime) return direction === 'desc' ? 'Newest first' : 'Oldest first';
  return direction === 'desc' ? 'Z to A' : 'A to Z';
}
