import type { PaddleEmulator } from '#dev-providers/paddle/index.ts';
import { receiveWebhook } from '#shared/billing/contract.ts';
import { PRO_PRICE_CENTS, TRIAL_DAYS } from '#shared/plans/catalogue.ts';
import { SITE } from '#shared/site/config.ts';
import type { PaddleSettings } from './config.ts';

/** The prices of the emulator; at the provider itself the operator sets the same. */
export const PADDLE_OFFER = {
  productName: `${SITE.name} Pro`,
  monthlyCents: PRO_PRICE_CENTS.monthly,
  yearlyCents: PRO_PRICE_CENTS.yearly,
  trialDays: TRIAL_DAYS,
};

/** Settings of an app with an emulator that runs already. */
export function paddleEnvOf({ url, apiKey, clientToken, webhookSecret, priceIds }: PaddleEmulator) {
  return {
    BILLING_MODE: 'standin',
    PADDLE_API_URL: url,
    PADDLE_API_KEY: apiKey,
    PADDLE_CLIENT_TOKEN: clientToken,
    PADDLE_WEBHOOK_SECRET: webhookSecret,
    PADDLE_PRICE_MONTHLY: priceIds.monthly,
    PADDLE_PRICE_YEARLY: priceIds.yearly,
    PADDLE_PRICE_MONTHLY_NO_TRIAL: priceIds.monthlyNoTrial,
    PADDLE_PRICE_YEARLY_NO_TRIAL: priceIds.yearlyNoTrial,
  };
}

/** The same, for the app that has started it. */
export function paddleSettingsOf({
  url,
  apiKey,
  clientToken,
  webhookSecret,
  priceIds,
}: PaddleEmulator): PaddleSettings {
  const { monthly, yearly, monthlyNoTrial, yearlyNoTrial } = priceIds;
  const prices: PaddleSettings['prices'] = { monthly: [monthly, monthlyNoTrial], yearly: [yearly, yearlyNoTrial] };
  const pricesWithoutTrial = { monthly: monthlyNoTrial, yearly: yearlyNoTrial };
  const at = { apiUrl: url, scriptUrl: `${url}/paddle.js`, emulatorOrigin: url };
  return { environment: 'standin', ...at, apiKey, clientToken, webhookSecret, prices, pricesWithoutTrial };
}

/** The webhook address of an app at `origin`. */
export function webhookUrlOf(origin: string): string {
  return `${origin}${receiveWebhook.path}`;
}
