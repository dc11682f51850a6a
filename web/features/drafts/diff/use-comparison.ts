import { useEffect, useMemo, useState } from 'react';
import type { Comparison } from './compare-texts.ts';

type Compare = typeof import('./compare-texts.ts').compareTexts;

/** What became of one text in the other. The rules of comparing are a part of their own, fetched when they are first needed. */
export function useComparison(before: string, after: string) {
  const [loaded, setLoaded] = useState<{ compare: Compare }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isThere = true;
    import('./compare-texts.ts').then(
      ({ compareTexts }) => isThere && setLoaded({ compare: compareTexts }),
      () => isThere && setFailed(true),
    );
    return () => {
      isThere = false;
    };
  }, [hasFailed]);
  const comparison: Comparison | undefined = useMemo(() => loaded?.compare(before, after), [loaded, before, after]);
  return { comparison, hasFailed, retry: () => setFailed(false) };
}
