import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { renderPage } from '#web/testing/render-page.tsx';

declare module 'vitest/browser' {
  interface CDPSession {
    send(
      method: 'Emulation.setEmulatedMedia',
      params: { features: { name: string; value: string }[] },
    ): Promise<unknown>;
  }
}

const emulate = (...features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });

afterEach(() => emulate());

it('a marked sentence is written like the words around it in forced colours, in the dark as well', async () => {
  await emulate({ name: 'forced-colors', value: 'active' }, { name: 'prefers-color-scheme', value: 'dark' });
  await renderPage(
    <p data-testid="around">
      Before <mark className="bg-transparent text-inherit underline">I moved eleven shops.</mark>
    </p>,
    { path: '/' },
  );
  const around = page.getByTestId('around');
  await expect.element(around).toBeVisible();
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const marked = around.element().querySelector('mark');
  expect(marked && getComputedStyle(marked).color).toBe(getComputedStyle(around.element()).color);
});
