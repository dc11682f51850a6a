import { useMemo } from 'react';
import { useLoaded } from '../reading/use-loaded.ts';
import type { Comparison } from './compare-texts.ts';

/** What became of one text in the other. The rules of comparing are a part of their own, fetched when they are first needed. */
export function useComparison(before: string, after: string) {
  const { part, hasFailed, retry } = useLoaded(loadCompare);
  const comparison: Comparison | undefined = useMemo(() => part?.compareTexts(before, after), [part, before, after]);
  return { comparison, hasFailed, retry };
}

function loadCompare() {
  return import('./compare-texts.ts');
}
