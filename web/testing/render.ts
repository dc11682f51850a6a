import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type RenderResult, render as renderSoon } from 'vitest-browser-react';

/** Renders `ui`, which is drawn when this has come back: React draws what it is told to a moment later. */
export async function render(ui: ReactNode): Promise<RenderResult> {
  const screen = await flushSync(() => renderSoon(ui));
  return Object.assign(screen, { rerender: afterDrawing(screen.rerender) });
}

function afterDrawing(rerender: RenderResult['rerender']): RenderResult['rerender'] {
  return (ui) => flushSync(() => rerender(ui));
}
