import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import {
  copied,
  editor,
  openResult,
  press,
  sheet,
  startEditing,
  typeAtOnce,
} from '#web/testing/result/result-page.tsx';
import { resizeWindow } from '#web/testing/window-size.ts';

const found = (selector: string) => editor.element().querySelector(selector);

describe('editing the proposal', () => {
  it('lists, undoes, does again and saves', async () => {
    await openResult('done');
    await startEditing();
    await expectAccessible('editing');
    await typeAtOnce('Hello ');
    await userEvent.keyboard('you');
    await expect.element(editor).toHaveTextContent('Hello youOolong');
    // What would not survive copying is not offered.
    await expect.element(page.getByRole('button', { name: /^(?:Bold|Italic)$/ })).not.toBeInTheDocument();
    await press('Undo');
    await expect.element(editor).not.toHaveTextContent('Hello you');
    await press('Redo');
    await expect.element(editor).toHaveTextContent('Hello youOolong');
    await press('Bullets');
    await expect.poll(() => found('ul li')?.textContent).toBe('Hello youOolong');
    await press('Numbers');
    await expect.poll(() => found('ol li')?.textContent).toBe('Hello youOolong');
    await press('Save');
    await expect.element(page.getByText('Proposal Updated', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Your changes have been saved.', { exact: true })).toBeVisible();
    await expect.poll(() => sheet.element().querySelector('ol li')?.textContent).toBe('Hello youOolong');
  });

  it('begins where the reader looks, with its tools in sight', async () => {
    await resizeWindow(390, 500);
    await openResult('done');
    // The words are there before what can be done with them, in another sheet.
    await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    sheet.getByRole('heading').last().element().scrollIntoView({ block: 'center' });
    await startEditing();
    const before = window.scrollY;
    await typeAtOnce('Here ');
    await expect.element(editor).toHaveTextContent('Here ');
    expect(found('p')?.textContent).not.toContain('Here ');
    await expect.element(page.getByRole('toolbar', { name: 'Formatting' })).toBeInViewport({ ratio: 1 });
    expect(window.scrollY).toBe(before);
  });

  it('begins at the end when the reader is below the letter', async () => {
    await resizeWindow(390, 500);
    await openResult('done');
    await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect.poll(() => sheet.element().getBoundingClientRect().bottom).toBeLessThan(0);
    await startEditing();
    await userEvent.keyboard(' The end.');
    await expect.poll(() => editor.element().lastElementChild?.textContent).toMatch(/ The end\.$/);
    await expect.element(editor.getByText(/The end\.$/)).toBeInViewport();
  });

  it('leaves the proposal as it was, to the letter, where nothing is changed, with the focus on Edit again', async () => {
    await openResult('done');
    const before = await copied({ isAsked: true });
    await startEditing();
    await press('Save');
    expect(await copied()).toBe(before);
    await startEditing();
    await press('Cancel');
    await expect.element(editor).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toBe('Edit');
  });

  it('takes web addresses alone as links, which copying writes out', async () => {
    await openResult('done');
    await startEditing();
    await userEvent.keyboard('{Shift>}{End}{/Shift}');
    await press('Link');
    const address = page.getByRole('textbox', { name: 'Web address' });
    await address.fill('javascript:alert(1)');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('dialog', { name: 'Link' }).getByRole('alert'))
      .toHaveTextContent(/^Enter a web address, for example https:\/\/example\.com\.$/);
    await address.fill('tea.example.com/work');
    await userEvent.keyboard('{Enter}');
    await expect.element(editor).toHaveFocus();
    await press('Save');
    await expect
      .element(sheet.getByRole('link', { name: 'Oolong' }))
      .toHaveAttribute('href', 'https://tea.example.com/work');
    expect(await copied({ isAsked: true })).toMatch(/^Oolong \(https:\/\/tea\.example\.com\/work\)\n\n/);
  });

  it('brings discarded changes back, and not over newer ones', async () => {
    await openResult('done');
    await startEditing();
    await typeAtOnce('An older word. ');
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toHaveTextContent('An older word.');
    await press('Undo');
    await expect.element(editor).toHaveTextContent('An older word.');
    const message = page.getByRole('region', { name: /notifications/i });
    const discarded = message.getByText('Your changes were discarded', { exact: true });
    await expect.element(discarded).not.toBeInTheDocument();
    await press('Cancel');
    // It waits for as long as a pointer rests on it.
    await discarded.hover();
    await userEvent.keyboard('{Enter}');
    await expect.element(editor).toHaveFocus();
    await typeAtOnce('A newer word. ');
    await expect.element(editor).toHaveTextContent('A newer word.');
    await message.getByRole('button', { name: 'Undo' }).click();
    await expect.element(message).toHaveTextContent('Your discarded changes could not be restored');
    await expect.element(editor).toHaveTextContent('A newer word.');
  });
});
