import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { clipboard, confirmBlank, openResult, press, sheet } from '#web/testing/result/result-page.tsx';

const OWN = 'I have led a team of 12.';
const TYPED = 'I won three awards for this.';

const checks = page.getByRole('region', { name: /^Check/ });
const act = (label: string) => checks.getByRole('button', { name: new RegExp(`^${label} ?: “${TYPED}”`) });
const card = page.getByRole('dialog', { name: 'Where this sentence comes from' });

describe('what the profile does not say', () => {
  it('is underlined, listed and settled in either place', async () => {
    await openResult('claims');
    await expect.element(checks).toHaveTextContent('We mark what your profile does not say.');
    await expect.element(checks).toHaveTextContent('Not in your profile');
    await expectAccessible('checks', checks.element());
    // By its name and description, and not by colour alone.
    const mark = sheet.getByRole('button', { name: TYPED });
    await expect.element(mark).toHaveAttribute('title', 'Not in your profile');
    expect(getComputedStyle(mark.element()).textDecorationStyle).toBe('wavy');
    await checks.getByRole('button', { name: TYPED, exact: true }).click();
    await expect.element(mark).toHaveFocus();
    await expect.element(card).toHaveTextContent('Not in your profile');
    await card.getByRole('button', { name: /^True: add to my profile/ }).click();
    await expect.element(card).toHaveTextContent('Confirmed by you');
    expect(card.element().contains(document.activeElement)).toBe(true);
    await expect.element(act('Remove')).not.toBeInTheDocument();
    await card.getByRole('button', { name: 'Ask me again' }).click();
    await expect.element(checks).toHaveTextContent(TYPED);
  });

  it('becomes a blank that holds its words, or goes; Undo brings it back', async () => {
    await openResult('claims');
    await act('Make it a blank').click();
    await expect.element(act('Remove')).not.toBeInTheDocument();
    await expect.element(sheet.getByRole('textbox', { name: /I won three awards for this$/ })).toBeVisible();
    await press('Undo');
    await expect.element(sheet.getByRole('button', { name: TYPED })).toBeVisible();
    await act('Remove').click();
    await expect.element(sheet).not.toHaveTextContent(TYPED);
    await press('Undo');
    await expect.element(sheet).toHaveTextContent(TYPED);
  });

  it('is shown with the profile sentence that it comes from where there is one', async () => {
    await openResult('claims');
    await sheet.getByRole('button', { name: OWN }).click();
    await expect.element(card).toHaveTextContent('From your About Me: “I have led a team of 12 at a tea company.”');
    await expectAccessible('a claim', card.element());
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(sheet.getByRole('button', { name: OWN })).toHaveFocus();
  });

  it('leaves the keys of the page in use: the text is copied by its key while a sentence has the focus', async () => {
    await userEvent.click(document.body);
    await navigator.clipboard.writeText('nothing yet');
    await openResult('claims');
    await expect.element(sheet.getByRole('button', { name: OWN })).toBeVisible();
    sheet.getByRole('button', { name: OWN }).element().focus();
    await expect.element(card).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}c{/Shift}{/Control}');
    await confirmBlank();
    await expect.poll(clipboard).toContain(OWN);
  });
});

it('lists what was taken out, and puts it back', async () => {
  await openResult('removed');
  const out = page.getByRole('region', { name: 'Taken out' });
  await expect.element(out).toHaveTextContent('Contact details');
  await out.getByRole('button', { name: /^Put back/ }).click();
  await expect.element(sheet).toHaveTextContent('Write to me at ada@tea.example.');
  await expect.element(out).not.toBeInTheDocument();
});
