import { createContext, type ReactNode, useContext } from 'react';

const Boundary = createContext<HTMLElement | null>(null);

/**
 * Says where in the document menus, selects, popovers and tooltips are put: inside the main landmark, or inside the dialog
 * that is open. At the end of the body, their default, they would lie outside every landmark.
 */
export function FloatBoundary({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  return <Boundary value={element}>{children}</Boundary>;
}

/** Null where there is no boundary; the end of the body is used then. */
export function useFloatBoundary(): HTMLElement | null {
  return useContext(Boundary);
}
