import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { LIST_LIMITS } from '#shared/proposals/list-limits.ts';
import { PROPOSAL_STATUSES } from '#shared/proposals/statuses.ts';
import type { ProposalSort } from '#shared/proposals/stored.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { STATUS_NAMES } from '../proposal-words.ts';
import type { ListFilter, StatusFilter } from './use-list-address.ts';

const STATUSES: readonly { value: StatusFilter; name: string }[] = [
  { value: 'all', name: 'All statuses' },
  ...PROPOSAL_STATUSES.map((value) => ({ value, name: STATUS_NAMES[value] })),
  { value: 'deleted', name: 'Deleted' },
];

/** Source: docs/spec/proposals.md#draft-list. */
const SORTS: readonly { value: ProposalSort; name: string }[] = [
  { value: 'lastUpdated', name: 'Last Updated' },
  { value: 'createdAt', name: 'Created Date' },
  { value: 'title', name: 'Name' },
  { value: 'jobTitle', name: 'Job Title' },
];

interface ListToolsProps {
  filter: ListFilter;
  onChange: (next: Partial<ListFilter>) => void;
}

/** Its name is never cut off: where there is no room it has a line of its own. */
const FITS = 'w-auto min-w-fit flex-1 max-sm:px-2 md:w-full md:min-w-0 pointer-coarse:h-11';

/** Which proposals, and in which order. */
export function ListTools({ filter, onChange }: ListToolsProps) {
  const { search, status, sort, direction } = filter;
  const directionName = `Direction: ${nameOf(filter)}`;
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <SearchBox search={search} onSearch={(words) => onChange({ search: words })} />
      <div className="flex flex-wrap gap-1.5 sm:gap-2 md:grid md:grid-cols-[9.5rem_9.5rem_auto]">
        <Select
          label="Status"
          options={STATUSES}
          value={status}
          onValueChange={(next) => onChange({ status: next })}
          className={FITS}
        />
        {/* The arrow stays beside what it turns. */}
        <div className="flex min-w-fit flex-1 gap-1.5 sm:gap-2 md:contents">
          <Select
            label="Sort by"
            options={SORTS}
            value={sort}
            disabled={status === 'deleted'}
            onValueChange={(next) => onChange({ sort: next })}
            className={FITS}
          />
          <Button
            variant="secondary"
            size="icon"
            aria-label={directionName}
            title={directionName}
            onClick={() => onChange({ direction: direction === 'desc' ? 'asc' : 'desc' })}
          >
            <Arrow aria-hidden />
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A direction in the words of what is sorted. */
function nameOf({ status, sort, direction }: ListFilter): string {
  const isTime = status === 'deleted' || sort === 'lastUpdated' || sort === 'createdAt';
  if (isTime) return direction === 'desc' ? 'Newest first' : 'Oldest first';
  return direction === 'desc' ? 'Z to A' : 'A to Z';
}

/** Finds proposals by the beginnings of words. */
function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { typed, type, finish } = useTypedSearch(search, onSearch);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish(typed);
    if (event.key === 'Escape') finish('');
  };
  return (
    <div role="search" className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
      />
      <TextInput
        aria-label="Search proposals"
        placeholder="Search by name or job title"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LIST_LIMITS.searchChars}
        className="px-10 pointer-coarse:h-11 pointer-coarse:pr-11"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
      />
      {typed !== '' && (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Clear search"
          className="absolute top-1 right-1 size-8 pointer-coarse:top-0 pointer-coarse:right-0"
          onClick={() => finish('')}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  );
}

const PAUSE_MS = 300;

/** What is being typed into the search, and its handing on once the typing pauses. What comes from outside takes its place. */
function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    const words = typed.trim();
    if (words === search) return undefined;
    const timer = setTimeout(() => onSearch(words), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const finish = (words: string) => {
    setTyped(words);
    if (words.trim() !== search) onSearch(words.trim());
  };
  return { typed, type: setTyped, /** Without waiting. */ finish };
}
