import { type RefObject, useEffect } from 'react';
import { listen } from '#web/ui/listen.ts';

/** Each is one stop of Tab together: the sentences that say where they come from, and the handles of the sections. */
const GROUPS = ['[data-claim][role="button"]', '[data-section-handle]'] as const;

/**
 * Of each group in the letter one is a stop of Tab: the one that had the focus last. The arrows, Home and End lead to the others.
 * Their elements come with `tabIndex={-1}` and the attribute of their group.
 */
export function useRovingStops(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const keepStops = () => {
      for (const group of GROUPS) makeStop(itemsOf(element, group));
    };
    const onFocus = ({ target }: Event) => {
      const items = groupAround(element, target);
      if (items) makeStop(items, target);
    };
    const onKey = (event: KeyboardEvent) => {
      const items = groupAround(element, event.target);
      const next = items && nextOf(items, event);
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

function itemsOf(sheet: HTMLElement, group: string): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(group)];
}

/** The group that `target` itself is one of. */
function groupAround(sheet: HTMLElement, target: EventTarget | null): HTMLElement[] | undefined {
  const group = target instanceof Element ? GROUPS.find((one) => target.matches(one)) : undefined;
  return group && itemsOf(sheet, group);
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
