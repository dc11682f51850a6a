/** True for the addresses a link in a proposal may have: http and https, written out. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/\S/i.test(address) && URL.canParse(address);
}

/**
 * What was typed as an address, as a link needs it: 'shop.com' gets https. Null when it is no web address, so that
 * 'javascript:' and its kin never become a link.
 */
export function toWebAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+\.[^/:]+:\d/.test(text) ? text : `https://${text}`;
  if (!isWebAddress(address)) return null;
  const { hostname } = new URL(address);
  return hostname.includes('.') && !hostname.endsWith('.') ? address : null;
}
