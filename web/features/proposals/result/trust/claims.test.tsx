import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import {
  clipboard,
  confirmBlank,
  editor,
  notes,
  openResult,
  openTab,
  press,
  sheet,
  typeAtOnce,
} from '#web/testing/result/result-page.tsx';

const OWN = 'I have led a team of 12.';
const TYPED = 'I won three awards for this.';

const claims = page.getByRole('region', { name: 'Where each sentence comes from' });
const card = page.getByRole('dialog', { name: 'Where this sentence comes from' });

describe('claims', () => {
  it('show the profile sentence that they come from; one that is not in the profile is settled in place', async () => {
    await openResult('claims');
    await openTab('Facts');
    await expect.element(claims).toHaveTextContent('1 from your profile, 1 to check');
    await sheet.getByRole('button', { name: OWN }).click();
    await expect.element(card).toHaveTextContent('From your About Me: “I have led a team of 12 at a tea company.”');
    await expectAccessible('a claim', card.element());
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(sheet.getByRole('button', { name: OWN })).toHaveFocus();

    await sheet.getByRole('button', { name: TYPED }).click();
    await expect.element(card).toHaveTextContent('Is this true?');
    await card.getByRole('button', { name: 'Keep this sentence' }).click();
    await expect.element(card).toHaveTextContent('Confirmed by you');
    // The button is gone; who pressed it by a key goes on from here.
    await expect.poll(() => document.activeElement?.textContent).toContain('Confirmed by you');
    expect(card.element().contains(document.activeElement)).toBe(true);
    await expect.element(claims).toHaveTextContent('1 from your profile, 1 confirmed by you');
    await expect.element(notes).not.toHaveTextContent('sentence to check');
    await card.getByRole('button', { name: 'Ask me again' }).click();
    await expect.element(notes).toHaveTextContent('1 sentence to check');
  });

  it('leave the keys of the page in use: the letter is copied by its key while a sentence has the focus', async () => {
    await userEvent.click(document.body);
    await navigator.clipboard.writeText('nothing yet');
    await openResult('claims');
    await openTab('Facts');
    sheet.getByRole('button', { name: OWN }).element().focus();
    await expect.element(card).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}c{/Shift}{/Control}');
    await confirmBlank();
    await expect.poll(clipboard).toContain(OWN);
  });

  it('are edited and removed from the panel, and Undo brings them back', async () => {
    await openResult('claims');
    await openTab('Facts');
    await claims.getByRole('button', { name: 'Remove this sentence' }).click();
    await expect.element(sheet).not.toHaveTextContent(TYPED);
    await press('Undo');
    await expect.element(sheet).toHaveTextContent(TYPED);

    await claims.getByRole('button', { name: 'Edit this sentence' }).click();
    await expect.element(editor).toHaveFocus();
    await typeAtOnce('It can be done.');
    await expect.element(editor).not.toHaveTextContent(TYPED);
    await expect.element(claims).not.toHaveTextContent('to check');
    await typeAtOnce(' I hold two degrees.');
    await expect.element(claims).toHaveTextContent('1 to check');
    await claims.getByRole('button', { name: 'Remove this sentence' }).click();
    await expect.element(editor).not.toHaveTextContent('degrees');
    await expect.element(editor).toHaveTextContent('It can be done.');
  });
});
