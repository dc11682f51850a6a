import type { ComponentType } from 'react';

/** The parts of pages that do something, by the name that their place carries; each takes the props it was rendered with. */
export type Islands = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** Gives every part of the page that does something its behaviour. A page without one loads nothing for it. */
export function bringIslandsToLife(islands: Islands): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) void bringToLife(place, islands);
}

async function bringToLife(place: HTMLElement, islands: Islands): Promise<void> {
  const { island: name = '', props = '{}' } = place.dataset;
  const load = islands[name];
  if (!load) throw new Error(`The page has an island that is not known: ${name}`);
  try {
    const [{ hydrateIsland }, Part] = await Promise.all([import('./hydrate-island.ts'), load()]);
    hydrateIsland(place, name, Part, props);
  } catch (error) {
    // What is there can be read as before.
    console.warn(`${name} could not be loaded`, error);
    const { dataset } = document.documentElement;
    // A page that is nothing without it says so (late-note.tsx).
    if ('early' in dataset) dataset.late = '';
  }
}
