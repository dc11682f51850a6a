import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

it.each([
  ['keeps the space of the scrollbar of a page that scrolls', '200vh', 'stable'],
  ['leaves a page that does not scroll as wide as it is', '1px', 'auto'],
])('an open dialog %s', async (_what, height, gutter) => {
  await render(
    <div style={{ height }}>
      <Dialog title="A question" onClose={() => undefined} />
    </div>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const { scrollbarGutter, overflow } = getComputedStyle(document.documentElement);
  expect([scrollbarGutter, overflow]).toEqual([gutter, 'hidden']);
});
