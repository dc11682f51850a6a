import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over what the page was rendered with. `props` is what `Island` has written there for this very component. */
export function hydrateIsland(place: HTMLElement, name: string, Part: ComponentType<never>, props: string): void {
  // The renderer had the component's own props; JSON has no types.
  const part = createElement(Part as ComponentType<object>, JSON.parse(props) as object);
  // What the browser would have drawn differently from the page is a fault, also where it was mended at once.
  hydrateRoot(place, part, { identifierPrefix: name, onRecoverableError: (error) => console.error(error) });
}
