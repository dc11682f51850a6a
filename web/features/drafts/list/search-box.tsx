import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { LIST_LIMITS } from '#shared/proposals/list-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchBoxProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Finds proposals by the beginnings of words. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
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
