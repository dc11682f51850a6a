import type { ComponentType } from 'react';

/** The islands by name; each takes the props it was rendered with. */
export type Islands = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** Hydrates the islands of the page. A page without one loads nothing. */
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
    // The rendered page stays readable.
    console.warn(`${name} could not be loaded`, error);
    const { dataset } = document.documentElement;
    // `LateNote` says it on pages that need the script.
    if ('early' in dataset) dataset.late = '';
  }
}
