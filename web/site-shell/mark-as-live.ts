/** Says in the page that its scripts have run: who drives it (the end-to-end tests) waits for this before the first click. */
export function markAsLive(): void {
  document.documentElement.dataset.live = '';
}
