import { createContext, use } from 'react';
import { measurementId } from '#web/analytics/index.ts';
import { changeToReport } from '#web/site-shell/dismiss-policy.ts';
import { billingOfPage } from '#web/site-shell/test-mode.tsx';

/** What a page says of this installation, and what around every page shows. */
export interface PageFacts {
  /** Are visits counted here, with consent? */
  readonly isCounted: boolean;
  /** Which world payments are made in. */
  readonly billing: string;
  /** The day on which the policies changed, while that is announced. */
  readonly policyChangedOn: string | undefined;
}

/** Handed over, so that the same components can be rendered where there is no page yet (tool-document.tsx). */
export const PageFactsContext = createContext<PageFacts | undefined>(undefined);

export function usePageFacts(): PageFacts {
  const facts = use(PageFactsContext);
  if (!facts) throw new Error('Only within PageFactsContext');
  return facts;
}

/** What the page that is open says. */
export function factsOfPage(): PageFacts {
  return { isCounted: measurementId() !== undefined, billing: billingOfPage(), policyChangedOn: changeToReport() };
}
