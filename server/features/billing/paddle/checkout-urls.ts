import type { PaddleSettings } from '../../../config.ts';

type Where = Pick<PaddleSettings, 'standInOrigin'>;

/**
 * May a person's browser be sent there, because the provider said so? Only to the provider's own hosts by https, or to who stands
 * in for it (docs/spec/security.md §R2).
 */
export function isProvidersAddress({ standInOrigin }: Where, address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username !== '' || url.password !== '') return false;
  if (standInOrigin !== null) return url.origin === standInOrigin;
  return url.protocol === 'https:' && url.port === '' && /(^|\.)paddle\.com$/.test(url.hostname);
}

/** Is it the page of ours that the payment was to be made on, or one of the provider's? */
export function isCheckoutAddress(where: Where, ownPage: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const [own, url] = [new URL(ownPage), new URL(address)];
  const isOwnPage = url.origin === own.origin && url.pathname === own.pathname && url.username === '';
  return isOwnPage || isProvidersAddress(where, address);
}
