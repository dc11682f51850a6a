import { type RefObject, useEffect } from 'react';
import { listen } from '#web/ui/listen.ts';

/** Together one stop of Tab: the sentences that say where they come from. */
const SENTENCES = '[data-claim][role="button"]';

/**
 * Of the sentences of the letter one is a stop of Tab: the one that had the focus last. The arrows, Home and End lead to the others.
 * Their elements come with `tabIndex={-1}`.
 */
export function useRovingStops(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const keepStops = () => makeStop(itemsOf(element));
    const onFocus = ({ target }: Event) => {
      if (isSentence(target)) makeStop(itemsOf(element), target);
    };
    const onKey = (event: KeyboardEvent) => {
      const next = isSentence(event.target) ? nextOf(itemsOf(element), event) : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    keepStops();
    // The text changes with each word that is typed into it.
    const observer = new MutationObserver(keepStops);
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['role'] });
    const stops = [listen(element, 'focusin', onFocus), listen(element, 'keydown', onKey)];
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, [sheet]);
}

function itemsOf(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(SENTENCES)];
}

function isSentence(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(SENTENCES);
}

/** `chosen`, else the one that was it, else the first. */
function makeStop(items: readonly HTMLElement[], chosen?: EventTarget | null): void {
  const stop = items.find((item) => item === chosen) ?? items.find(({ tabIndex }) => tabIndex === 0) ?? items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

function nextOf(items: readonly HTMLElement[], { key, target }: KeyboardEvent): HTMLElement | undefined {
  const at = items.findIndex((item) => item === target);
  const last = items.length - 1;
  const places: Record<string, number> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowRight: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    ArrowLeft: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined ? undefined : items[place];
}
