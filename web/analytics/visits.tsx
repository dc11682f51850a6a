import { createRoot } from 'react-dom/client';
import { paths } from '#web/paths.ts';
import { asksNotToBeTracked, type Choice, keepChoice, keptChoice, onChoiceElsewhere } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';
import { createGoogleTag, type ShownPage } from './google-tag.ts';

export interface Visits {
  pageShown(page: ShownPage): void;
}

/** Asks whether visits may be counted, where that is not answered yet, and counts them once it is allowed. */
export function startVisits(id: string): Visits {
  const tag = createGoogleTag(id);
  const isTrackingRefused = asksNotToBeTracked(window);
  let choice: Choice | undefined = isTrackingRefused ? 'refused' : keptChoice(window);
  // It may have been allowed before the browser was set so.
  if (isTrackingRefused) tag.stop();
  let page: ShownPage | undefined;
  /** What the bar was opened by. */
  let opener: HTMLElement | 'us' | undefined = choice === undefined ? 'us' : undefined;

  const bar = createRoot(footOfWindow());
  const show = () => {
    const { dataset } = document.documentElement;
    if (!page || opener === undefined) {
      delete dataset.asking;
      return bar.render(null);
    }
    dataset.asking = '';
    const props = { choice, isTrackingRefused, onChoose: choose, onClose: close };
    return bar.render(<ConsentBar {...props} wasAskedFor={opener !== 'us'} />);
  };
  const close = () => {
    const from = opener;
    opener = undefined;
    show();
    if (from instanceof HTMLElement) from.focus();
  };
  const take = (chosen: Choice | undefined) => {
    const former = choice;
    choice = chosen;
    if (choice === 'allowed' && former !== 'allowed' && page) tag.notify(page);
    if (choice === 'refused' && former === 'allowed') tag.stop();
  };
  const choose = (chosen: Choice) => {
    keepChoice(window, chosen);
    take(chosen);
    close();
  };

  onChoiceElsewhere(window, (chosen) => {
    if (isTrackingRefused) return;
    take(chosen);
    if (chosen !== undefined) close();
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-choices]') : null;
    if (!button) return;
    opener = button;
    show();
  });
  // Back to a page from the back/forward cache: it is viewed again, and none of its code runs again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && page && choice === 'allowed') tag.notify(page);
  });
  return {
    pageShown(shown) {
      // Google's window for signing in ends there and closes itself.
      if (shown.path === paths.signInFinished || shown.path === page?.path) return;
      page = shown;
      if (choice === 'allowed') tag.notify(page);
      show();
    },
  };
}

/** At the end of the page, where it covers nothing, and at the foot of the window until that is reached. */
function footOfWindow(): HTMLElement {
  const foot = document.createElement('div');
  foot.className = 'sticky bottom-0 z-30';
  document.body.append(foot);
  return foot;
}
