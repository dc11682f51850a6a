import { useEffect, useState } from 'react';
import type { Trust } from './trust.tsx';
import type { TrustProps } from './trust-props.ts';

/** What is there to check a text with, once it has been fetched. Without a network it comes when there is one again. */
export function LazyTrust(props: TrustProps) {
  const [Loaded, setLoaded] = useState<{ Part: typeof Trust }>();
  useEffect(() => {
    let isLeft = false;
    const load = () => {
      import('./trust.tsx').then(
        (module) => isLeft || setLoaded({ Part: module.Trust }),
        () => undefined,
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isLeft = true;
      window.removeEventListener('online', load);
    };
  }, []);
  return Loaded ? <Loaded.Part {...props} /> : null;
}
