/** Settings of an app that takes money. No secret may be in an answer, a message or a log line: each has the word hunter2. */
export const LIVE = {
  BILLING_MODE: 'live',
  PADDLE_API_KEY: 'pdl_live_apikey_hunter2',
  PADDLE_CLIENT_TOKEN: 'live_hunter2',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_hunter2',
  PADDLE_PRICE_MONTHLY: 'pri_01gsz8x8sawmvhz1pv30nge1ke',
  PADDLE_PRICE_YEARLY: 'pri_01gsz8z1q1n00f12qt82y31smh',
  PADDLE_PRICE_MONTHLY_NO_TRIAL: 'pri_01h1vjes1y163xfj1rh1tkfb65',
  PADDLE_PRICE_YEARLY_NO_TRIAL: 'pri_01h1vjfevh5etwq3rb416a23h2',
};
export const SANDBOX = {
  ...LIVE,
  BILLING_MODE: 'sandbox',
  PADDLE_API_KEY: 'pdl_sdbx_apikey_hunter2',
  PADDLE_CLIENT_TOKEN: 'test_hunter2',
};
