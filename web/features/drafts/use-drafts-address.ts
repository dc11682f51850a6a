import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { DRAFT_SORTS, type DraftSort, type SortDirection } from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';

/** The keys of the sub-tabs. Source: docs/spec/proposals.md §2. */
export const DRAFT_TABS = ['all', 'autosave', 'saved', 'versions'] as const;
export type DraftTab = (typeof DRAFT_TABS)[number];
/** Deleted drafts are shown instead of the tabs. */
export type DraftsView = DraftTab | 'deleted';

/** What a list shows and in which order. */
export interface ListOrder {
  readonly search: string;
  readonly sort: DraftSort;
  readonly direction: SortDirection;
}

const VIEWS: readonly DraftsView[] = [...DRAFT_TABS, 'deleted'];
const DEFAULTS: ListOrder = { search: '', sort: 'lastUpdated', direction: 'desc' };

/** The view and the order of the list as the address names them, so that both survive a reload and can be sent to someone. */
export function useDraftsAddress() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((name) => name === params.get('view')) ?? 'all';
  const order: ListOrder = {
    search: (params.get('search') ?? DEFAULTS.search).slice(0, DRAFT_LIMITS.searchChars),
    sort: DRAFT_SORTS.find((name) => name === params.get('sort')) ?? DEFAULTS.sort,
    direction: params.get('direction') === 'asc' ? 'asc' : DEFAULTS.direction,
  };
  // A press on a tab's name asks twice, by the press and by the focus, before the address has changed.
  const asked = useRef<string>(view);
  useEffect(() => {
    asked.current = view;
  }, [view]);

  const set = (changes: Readonly<Record<string, string>>, replace: boolean) =>
    setParams((present) => changed(present, changes), { replace, preventScrollReset: true });
  return {
    view,
    order,
    /** Back returns to the view before. */
    open(next: string): void {
      if (next === asked.current) return;
      asked.current = next;
      set({ view: next === 'all' ? '' : next }, false);
    },
    /** Back does not go through every word that was typed. */
    reorder(next: Partial<ListOrder>): void {
      const given = Object.entries(next).map(([name, value]) => [name, isDefault(name, value) ? '' : value] as const);
      set(Object.fromEntries(given), true);
    },
  };
}

function isDefault(name: string, value: string): boolean {
  return Object.entries(DEFAULTS).some(([key, usual]) => key === name && usual === value);
}

/** What is as it always is needs no place in the address. */
function changed(present: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(present);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
