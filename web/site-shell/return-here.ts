/** Adds the present address to the sign-in links: the page was rendered without its query. */
export function returnHere(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-return-here]')) {
    const to = new URL(link.href);
    to.searchParams.set('returnTo', location.pathname + location.search);
    link.href = to.pathname + to.search;
  }
}
