/** Which world payments are made in, as the page's own head says. */
export function billingWorld(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="billing"]')?.content ?? 'closed';
}
