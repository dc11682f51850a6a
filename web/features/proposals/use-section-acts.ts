import { useState } from 'react';
import type { Desk } from './desk.ts';
import { locksOf } from './locks.ts';
import type { SectionActs } from './result/sections/section-acts.ts';
import { useWizard } from './wizard-context.ts';

/** What can be done with the sections on the desk, and whether Pro is being offered because of a tone. */
export function useSectionActs(desk: Desk) {
  const { state, dispatch, may } = useWizard();
  const [isOffering, setIsOffering] = useState(false);
  const acts: SectionActs = {
    locks: state.locks,
    lock: (part, isLocked) => dispatch({ type: 'section-locked', part, isLocked }),
    lockedTones: locksOf(may).tones,
    offerTones: () => setIsOffering(true),
    async rewrite(wish, signal) {
      const { rewriteOnDesk } = await import('./rewrite-on-desk.ts');
      return rewriteOnDesk(desk, may, wish, signal);
    },
  };
  return { acts, isOffering, setIsOffering };
}
