import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { editor, openResult, press, startEditing } from '#web/testing/result/result-page.tsx';

const picker = page.getByRole('dialog', { name: 'Emoji' });
const recent = page.getByRole('group', { name: 'Recent' }).getByRole('button');
const textsOf = (locator: typeof recent) => locator.elements().map(({ textContent }) => textContent);

describe('emoji', () => {
  it('are found by keyboard, land at the cursor and are remembered', async () => {
    await openResult('done');
    await startEditing();
    await userEvent.keyboard('{End}');
    await press('Insert emoji');
    await expect.poll(() => picker.getByRole('group').elements()).toHaveLength(7);
    await expect.element(picker.getByRole('button', { name: 'grinning face', exact: true })).toHaveFocus();
    await expectAccessible('picking an emoji', picker.element());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{Enter}');
    await expect.element(editor).toHaveFocus();
    await userEvent.keyboard('!');
    await expect.poll(() => editor.element().querySelector('p')?.textContent).toBe('Oolong😃!');

    await press('Insert emoji');
    await expect.poll(() => textsOf(recent)).toEqual(['😃']);
    await userEvent.keyboard('{Escape}');
    await expect.element(picker).not.toBeInTheDocument();
    await expect.element(editor).toBeVisible();
  });
});
