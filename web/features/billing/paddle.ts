import type { BillingConfig } from '#shared/billing/contract.ts';
import { BILLING_MESSAGES } from '#shared/http/billing-errors.ts';
import { rebroadcast } from './checkout-news.ts';
import { loadScript, NOT_LOADED, type OverlaySettings, type Paddle } from './paddle-script.ts';

let ready: Promise<Paddle> | undefined;

/**
 * The payment provider's script, fetched and started once for a page; after a failure it is tried again.
 * @throws Error with a message for the user: payments are not open here, or the script is blocked
 */
export function getPaddle(): Promise<Paddle> {
  ready ??= startPaddle().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

/** Fetches the script before it is needed. That it is missing is for the developer's console until someone wants to pay. */
export function warmUpPaddle(): void {
  getPaddle().catch((error: unknown) => console.warn('The checkout is not ready', error));
}

export function overlaySettings(): OverlaySettings {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  return { displayMode: 'overlay', variant: 'one-page', theme, locale: 'en' };
}

async function startPaddle(): Promise<Paddle> {
  const { script } = await fetchBillingConfig();
  if (!script) throw new Error(BILLING_MESSAGES.BILLING_NOT_OPEN);
  const paddle = window.Paddle ?? (await loadScript(script.src));
  if (paddle.Initialized) return paddle;
  if (script.environment) paddle.Environment.set(script.environment);
  paddle.Initialize({
    token: script.clientToken,
    eventCallback: rebroadcast,
    checkout: { settings: overlaySettings() },
  });
  if (!paddle.Initialized) throw new Error(NOT_LOADED);
  return paddle;
}

/** What the provider's checkout is opened with here. The header's pages begin without schemas: they come when something is asked. */
async function fetchBillingConfig(): Promise<BillingConfig> {
  const [{ call }, { readBillingConfig }] = await Promise.all([
    import('#web/api/call.ts'),
    import('#shared/billing/contract.ts'),
  ]);
  return call(readBillingConfig, {});
}
