import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { ErrorPage } from './message-pages.tsx';

const title = page.getByRole('heading', { level: 1 });
const reload = page.getByRole('button', { name: 'Reload' });

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

const openBroken = () =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <ErrorPage /> }])} />,
  );

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('a page that could not be shown', () => {
  it('says that the text is saved, and can be reloaded', async () => {
    await openBroken();
    await expect.element(title).toHaveTextContent('Something went wrong');
    await expect.element(page.getByText('Your text is saved in this browser')).toBeVisible();
    await expect.element(reload).toBeEnabled();
    await expectAccessible('a page that could not be shown');
  });

  it('cannot be reloaded while there is no network, and can once it is back', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openBroken();
    await expect.element(title).toHaveTextContent('You are offline');
    await expect.element(reload).toBeDisabled();
    network.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.element(reload).toBeEnabled();
  });
});
