import type { PlanHolder } from '#shared/plans/access.ts';

/** Who is looking at the page, as far as plans are concerned. `holder` is null for a visitor. */
export interface Viewer {
  readonly holder: PlanHolder | null;
  /** A payment has been made and the provider has not confirmed it yet. */
  readonly isPaymentProcessing: boolean;
}

const VISITOR: Viewer = { holder: null, isPaymentProcessing: false };

/** The one place where the browser learns who is looking. Everyone is a visitor as long as there are no accounts. */
export function useViewer(): Viewer {
  return VISITOR;
}
