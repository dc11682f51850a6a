/**
 * The question that is open is in the address, so that it can be passed on, and the one in the address is open, also in
 * browsers that do not unfold the target of an address. Call it once, when the page is loaded.
 */
export function keepQuestionsInAddress(): void {
  openAsked();
  window.addEventListener('hashchange', openAsked);
  // It does not bubble.
  document.addEventListener(
    'toggle',
    (event) => event.target instanceof HTMLDetailsElement && note(event.target),
    true,
  );
}

function openAsked(): void {
  const answer = document.getElementById(window.location.hash.slice(1));
  const question = answer?.closest<HTMLDetailsElement>('details[name]');
  if (!question || question.open) return;
  question.open = true;
  question.scrollIntoView();
}

function note(question: HTMLDetailsElement): void {
  const id = question.name && question.querySelector(':scope > [id]')?.id;
  if (!id) return;
  const { hash, pathname, search } = window.location;
  if (question.open) window.history.replaceState(window.history.state, '', `#${id}`);
  // Another one that was opened instead may be there by now.
  else if (hash === `#${id}`) window.history.replaceState(window.history.state, '', pathname + search);
}
