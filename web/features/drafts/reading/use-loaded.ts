import { useEffect, useState } from 'react';

/** A part of the app that is fetched when it is first needed. `load` must be the same function each time. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<{ part: T }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isThere = true;
    load().then(
      (part) => isThere && setLoaded({ part }),
      () => isThere && setFailed(true),
    );
    return () => {
      isThere = false;
    };
  }, [load, hasFailed]);
  return { part: loaded?.part, hasFailed, retry: () => setFailed(false) };
}
