import { useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { asksNotToBeTracked, type Choice, keepChoice, keptChoice, onChoiceElsewhere } from './consent.ts';
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

interface ConsentBarProps {
  /** Undefined: not answered yet. */
  choice: Choice | undefined;
  /** The browser has said no for its reader. */
  isTrackingRefused: boolean;
  /** Someone has come to change a choice, and not been come upon. */
  wasAskedFor: boolean;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

/**
 * The question whether visits may be counted, with answers of equal weight. It is at the foot of the window until it is answered;
 * what else is held there is on it (`--foot-height`), so that nothing is covered and nothing moves.
 */
function ConsentBar({ choice, isTrackingRefused, wasAskedFor, onChoose, onClose }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => holdFoot(bar.current), []);
  useEffect(() => {
    if (wasAskedFor) bar.current?.focus();
  }, [wasAskedFor]);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Cookie choices"
      className="grid min-h-(--foot-height) items-center border-t border-line-strong bg-raised pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-small print:hidden"
    >
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 sm:flex-nowrap sm:px-6">
        <p className="min-w-0 text-ink-soft">
          {isTrackingRefused ? (
            'Your browser asks not to be tracked. So your visits are not counted, and no cookies are set for that.'
          ) : (
            <>
              {STANDING[choice ?? 'open']} It sets cookies; what you write is never sent.{' '}
              <a href={`${paths.privacy}#cookies`} className="text-accent-ink underline underline-offset-4">
                Privacy Policy
              </a>
            </>
          )}
        </p>
        {isTrackingRefused ? (
          <Answer words="Close" onClick={onClose} />
        ) : (
          <div className="grid w-full grid-cols-2 gap-2 sm:w-auto sm:shrink-0">
            <Answer words="No thanks" onClick={() => onChoose('refused')} />
            <Answer words="Allow" onClick={() => onChoose('allowed')} />
          </div>
        )}
      </div>
    </section>
  );
}

const STANDING = {
  open: 'May we count your visits with Google Analytics?',
  allowed: 'You allow us to count your visits with Google Analytics.',
  refused: 'Your visits are not counted. May we count them with Google Analytics?',
};

function Answer({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button type="button" className={buttonClasses({ variant: 'secondary', size: 'md' })} onClick={onClick}>
      {words}
    </button>
  );
}

/** Reports the height of the bar while it is shown, because the user's own font size may make it higher than tokens.css says. */
function holdFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--foot-height', `${bar.offsetHeight}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot-height');
  };
}
