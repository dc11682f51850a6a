import { createContext, type ReactNode, useContext } from 'react';

const Boundary = createContext<HTMLElement | null>(null);

/** Where menus, selects, popovers and tooltips are put: in the main landmark or the open dialog, not outside of every landmark. */
export function FloatBoundary({ element, children }: { element: HTMLElement | null; children: ReactNode }) {
  return <Boundary value={element}>{children}</Boundary>;
}

/** Null where there is no boundary; the end of the body is used then. */
export function useFloatBoundary(): HTMLElement | null {
  return useContext(Boundary);
}
