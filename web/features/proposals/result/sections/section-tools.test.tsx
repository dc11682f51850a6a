import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { openResult, press, sheet, startEditing } from '#web/testing/result/result-page.tsx';
import { expectNoSidewaysScroll, resizeWindow, withTouchScreen } from '#web/testing/window-size.ts';

const APPROACH = 'First step';

describe('the tools of a section', () => {
  it('say what each of them does, and can be cancelled, which says nothing more then', async () => {
    await openResult('section-waiting');
    await press(`Actions for “${APPROACH}”`);
    for (const [tool, doing] of [
      ['Regenerate', 'Rewriting'],
      ['Shorten', 'Shortening'],
      ['Lengthen', 'Lengthening'],
      ['Change tone of', 'Changing the tone of'],
    ] as const) {
      await press(`${tool} “${APPROACH}”`);
      if (tool === 'Change tone of') await page.getByRole('menuitem', { name: 'Professional', exact: true }).click();
      const status = sheet.getByRole('status');
      await expect.element(status).toHaveTextContent(`${doing} “${APPROACH}”`);
      await press(`Cancel: ${doing} “${APPROACH}”`);
      await expect.element(status).not.toBeInTheDocument();
      await expect.element(sheet.getByRole('button', { name: `${tool} “${APPROACH}”` })).toBeVisible();
    }
  });

  it('are one stop of Tab when opened, as the handles of all sections are', async () => {
    await openResult('slots');
    const handles = sheet.getByRole('button', { name: /^Actions for/ });
    await expect.poll(() => handles.elements().filter(({ tabIndex }) => tabIndex === 0).length).toBe(1);
    handles.first().element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(handles.last()).toHaveFocus();
    expect(handles.elements().filter(({ tabIndex }) => tabIndex === 0)).toEqual([handles.last().element()]);
    const handle = sheet.getByRole('button', { name: `Actions for “${APPROACH}”` });
    await handle.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(sheet.getByRole('button', { name: `Regenerate “${APPROACH}”` })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(sheet.getByRole('button', { name: `Shorten “${APPROACH}”` })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(sheet.getByRole('button', { name: `Lock “${APPROACH}”` })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(handle).toHaveFocus();
  });

  it('say why a rewriting failed, and fit a phone, also with a long sentence to change', async () => {
    await resizeWindow(390);
    await openResult('section-refused');
    await press(`Actions for “${APPROACH}”`);
    await press(`Shorten “${APPROACH}”`);
    await expect.element(sheet.getByRole('alert')).toHaveTextContent('We cannot reach the server right now.');
    await press('Actions for “Next step”');
    await expect.element(sheet.getByRole('toolbar', { name: 'Section “Next step”' })).toBeVisible();
    await expectAccessible('tools of a section', sheet.element());
    expectNoSidewaysScroll();
    // A change to a long sentence is asked for without a wider page.
    await sheet.getByText('Profile the checkout').click();
    await press(`Actions for “${APPROACH}”`);
    await press(`Ask for a change to “${APPROACH}”`);
    await expect.element(sheet.getByRole('combobox', { name: 'Applies to' })).toHaveTextContent('This sentence: ');
    expectNoSidewaysScroll();
  });

  it('leave what is pressed where it is, on a touch screen too', async () => {
    await withTouchScreen();
    // All of the page is in sight: nothing is scrolled to make up for what has moved.
    await resizeWindow(1280, 2400);
    await openResult('section-waiting');
    const toolsOf = (name: string) => sheet.getByRole('toolbar', { name: `Section “${name}”` });
    await press(`Actions for “${APPROACH}”`);
    await expect.element(toolsOf(APPROACH)).toBeVisible();
    await press('Actions for “Next step”');
    await expect.element(toolsOf('Next step')).toBeVisible();
    await expect.element(toolsOf(APPROACH)).not.toBeInTheDocument();
    await startEditing();
  });

  it('keep a locked section in its words while all else is written anew', async () => {
    await openResult('section-locked');
    const kept = 'Profile the checkout';
    await expect.element(sheet).toHaveTextContent(kept);
    await press('Regenerate');
    await expect.element(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await expect.element(sheet).toHaveTextContent('The discounts mov');
    await expect.element(sheet).toHaveTextContent(kept);
    await expect.element(sheet).toHaveTextContent(`“${APPROACH}” stays unchanged`);
    await expectAccessible('writing around a locked section');
  });
});
