import { useEffect, useSyncExternalStore } from 'react';

type Verify = typeof import('#shared/proposals/verify.ts').verifyProposal;

let verify: Verify | undefined;
const listeners = new Set<() => void>();

/** `verifyProposal`, fetched when it is first wanted; without a network it comes when there is one again. */
export function useVerifier(isWanted: boolean): Verify | undefined {
  const there = useSyncExternalStore(
    subscribe,
    () => verify,
    () => undefined,
  );
  const isMissing = isWanted && there === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isMissing]);
  return there;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(): void {
  import('#shared/proposals/verify.ts').then(
    (module) => {
      verify = module.verifyProposal;
      for (const listener of listeners) listener();
    },
    // What has not been checked is shown without marks.
    () => undefined,
  );
}
