/** The mode in which payments are made, as the page's own head says. */
export function readBillingMode(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="billing"]')?.content ?? 'closed';
}
