import { readPlanSettings } from '#shared/plans/contract.ts';
import { call } from '#web/api/call.ts';

/** What the operator has set about plans. Apart, because it makes schemas: the header knows plans too. */
export function askPlanSettings(signal: AbortSignal) {
  return call(readPlanSettings, { signal });
}
