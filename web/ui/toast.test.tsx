import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toaster, toast } from './toast.tsx';

const MARKUP = '<img src="x" onerror="document.title = \'run\'"><b>Saved</b>';

it('a message that an answer of the server was put into is shown as text, and nothing of it runs', async () => {
  const before = document.title;
  const screen = await render(<Toaster />);
  toast({ title: MARKUP, description: `Could not save ${MARKUP}`, variant: 'destructive' });
  await expect.element(screen.getByText(MARKUP, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(`Could not save ${MARKUP}`)).toBeVisible();
  expect(document.querySelectorAll('img[src="x"], [data-sonner-toast] b')).toHaveLength(0);
  expect(document.title).toBe(before);
});
