import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island. `props` is what `Island` has written for this component. */
export function hydrateIsland(place: HTMLElement, name: string, Part: ComponentType<never>, props: string): void {
  // The renderer had the component's own props; JSON has no types.
  const part = createElement(Part as ComponentType<object>, JSON.parse(props) as object);
  // A hydration mismatch is a fault, also where React has repaired it.
  hydrateRoot(place, part, { identifierPrefix: name, onRecoverableError: (error) => console.error(error) });
}
