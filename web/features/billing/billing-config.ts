import type { BillingConfig } from '#shared/billing/contract.ts';

/** What the provider's checkout is opened with here. The header's pages begin without schemas: they come when something is asked. */
export async function fetchBillingConfig(): Promise<BillingConfig> {
  const [{ call }, { readBillingConfig }] = await Promise.all([
    import('#web/api/call.ts'),
    import('#shared/billing/contract.ts'),
  ]);
  return call(readBillingConfig, {});
}
