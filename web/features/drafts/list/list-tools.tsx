import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { directionName, SORTS } from '../draft-words.ts';
import type { ListOrder } from '../use-drafts-address.ts';
import { useTypedSearch } from './use-typed-search.ts';

interface ListToolsProps {
  order: ListOrder;
  onReorder: (next: Partial<ListOrder>) => void;
}

/** Which drafts, and in which order. */
export function ListTools({ order, onReorder }: ListToolsProps) {
  const { sort, direction } = order;
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <SearchBox label="Search drafts" search={order.search} onSearch={(search) => onReorder({ search })} />
      <div className="flex gap-2">
        <Select
          label="Sort by"
          className="min-w-0 flex-1 sm:w-40"
          options={SORTS}
          value={sort}
          onValueChange={(next) => onReorder({ sort: next })}
        />
        <Button
          variant="secondary"
          className="w-36 justify-start px-3 font-normal"
          aria-label={`Direction: ${directionName(sort, direction)}`}
          onClick={() => onReorder({ direction: direction === 'desc' ? 'asc' : 'desc' })}
        >
          <Arrow aria-hidden className="text-ink-faint" />
          {directionName(sort, direction)}
        </Button>
      </div>
    </div>
  );
}

interface SearchBoxProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
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
        aria-label={label}
        placeholder="Search by name or job title"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={DRAFT_LIMITS.searchChars}
        className="px-10"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
      />
      {typed !== '' && (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Clear search"
          className="absolute top-1 right-1 size-8"
          onClick={() => finish('')}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  );
}
