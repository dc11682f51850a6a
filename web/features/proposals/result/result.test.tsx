import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { notes, openResult, openTab, panel, sheet, typeAtOnce } from '#web/testing/result/result-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';

const html = page.getByLabelText('HTML of the proposal');

describe('the result', () => {
  it('counts every letter', async () => {
    await openResult('done');
    await html.fill('<p><strong>𝗪𝗵𝘆 𝗺𝗲</strong></p><p>Two words 🚀</p>');
    await expect.element(page.getByText('4 words', { exact: true })).toBeVisible();
    await expect.element(page.getByText('25 of 5,000 characters', { exact: true })).toBeVisible();
    await expect.element(page.getByText('20 in plain letters', { exact: true })).toBeVisible();
    await openTab('Preview');
    const inTheList = page.getByRole('region', { name: "Client's list view" });
    await expect.element(inTheList).toHaveTextContent('𝗪𝗵𝘆 𝗺𝗲 Two words 🚀');
    await expect.element(sheet.getByRole('heading', { name: 'Why me' })).toBeVisible();
    await html.fill(`<p>${'word '.repeat(160)}</p>`);
    await expect.element(page.getByText('160 words · good length', { exact: true })).toBeVisible();
    await html.fill(`<p>${'word '.repeat(251)}</p>`);
    await expect.element(page.getByText('251 words · long, aim for 150 to 180', { exact: true })).toBeVisible();
    await html.fill(`<p>${'a'.repeat(5001)}</p>`);
    await expect.element(page.getByText('5,001 of 5,000 characters: too long for most platforms')).toBeVisible();
  });

  it('follows the text until the reader scrolls up, and again from the end', async () => {
    const isAtEnd = () => sheet.element().getBoundingClientRect().bottom <= window.innerHeight + 80;
    await openResult('streaming');
    await expect.poll(() => window.scrollY).toBeGreaterThan(200);
    await expect.poll(isAtEnd).toBe(true);
    await userEvent.wheel(document.body, { delta: { y: -150 } });
    await expect.poll(isAtEnd).toBe(false);
    const stayed = window.scrollY;
    const words = page.getByText(/words so far/);
    const before = words.element().textContent ?? '';
    await expect.element(words).not.toHaveTextContent(before);
    expect(window.scrollY).toBe(stayed);
    await userEvent.wheel(document.body, { delta: { y: 100_000 } });
    await expect.poll(isAtEnd).toBe(true);
  });

  it('copies each answer to the client by itself, which follows the text', async () => {
    await openResult('done');
    await openTab('Answers');
    const tools = page.getByRole('article', { name: 'Which tools do you use to profile a storefront?' });
    await tools.getByRole('button', { name: 'Copy answer' }).click();
    await expect.element(page.getByText('Answer copied', { exact: true })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'The profiler of the browser itself, with the network slowed down.',
    );
    await tools.getByRole('button', { name: 'Show it in the text' }).click();
    await expect.element(sheet.getByRole('paragraph').filter({ hasText: 'The profiler of the browser' })).toHaveFocus();

    const moved = page.getByRole('article', { name: 'Have you moved Scripts to Functions before?' });
    await expect.element(moved).toHaveTextContent('1 blank is still in it.');
    await notes.click();
    await page.getByRole('button', { name: /^Fill in: \[your answer/ }).click();
    await expect.element(sheet.getByRole('textbox')).toHaveFocus();
    await typeAtOnce('Yes, twice.');
    await expect.element(moved.getByText('Yes, twice.', { exact: true })).toBeVisible();
    await expect.element(moved).not.toHaveTextContent('blank');
  });

  it('shows the list, a phone and what is read aloud as the client has them, and offers plain letters', async () => {
    await openResult('done');
    await openTab('Preview');
    const eye = page.getByRole('region', { name: 'As the client sees it' });
    await expect.element(eye.getByRole('region', { name: "Client's list view" })).toBeVisible();
    await expectAccessible('as in a list', eye.element());
    await eye.getByRole('radio', { name: 'Phone' }).click();
    const phone = eye.getByRole('region', { name: 'The proposal on a phone' });
    await expect.element(phone).toHaveTextContent('• The slow checkout fixed');
    await expectAccessible('on a phone', eye.element());
    await eye.getByRole('radio', { name: 'Aloud' }).click();
    const said = eye.getByRole('region', { name: 'What is said' });
    await expect.element(said).toHaveTextContent('mathematical sans-serif bold capital W');
    await expectAccessible('read aloud', eye.element());
    await eye.getByRole('button', { name: 'Use plain letters' }).click();
    await expect.element(said).not.toHaveTextContent('mathematical');
    await expect.element(said).toHaveTextContent('What you need');
    await expect.element(page.getByRole('switch', { name: 'Plain letters' })).toBeChecked();
  });

  it('has the words first on a phone, and what is to be settled beside Copy', async () => {
    await resizeWindow(390);
    await openResult('no-ai');
    await expect.element(sheet.getByText('Oolong', { exact: true })).toBeInViewport();
    await expect.element(notes).toBeInViewport();
    await expect.element(notes).toHaveTextContent('no AI-written text wanted');
    await notes.click();
    const list = page.getByRole('region', { name: 'Before you send' });
    await expect.element(list).toHaveTextContent('This client does not want AI-written text');
    await expectAccessible('what is to be settled');
    // By the keyboard the list comes after its button.
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(list.getByRole('button', { name: /^Fill in:/ }).first()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(notes).toHaveFocus();
  });

  it('has asks, answers, preview and facts as tabs, moved along by arrows, beside the letter and on a phone', async () => {
    await resizeWindow(1440);
    await openResult('claims');
    const tabs = page.getByRole('tablist', { name: 'About this proposal' });
    await expect.element(tabs.getByRole('tab', { name: 'Facts' })).toBeVisible();
    await expect.element(panel).toBeVisible();
    await openTab('Asks');
    for (const [key, name, words] of [
      ['{ArrowRight}', 'Answers', 'For platforms that ask each question in a separate field.'],
      ['{ArrowRight}', 'Preview', 'are all a client sees'],
      ['{End}', 'Facts', 'Where each sentence comes from'],
      ['{Home}', 'Asks', 'What this client asks'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(tabs.getByRole('tab', { selected: true })).toHaveTextContent(name);
      const shown = page.getByRole('tabpanel', { name });
      await expect.element(shown).toHaveTextContent(words);
      // Another test looks at each kind of preview.
      if (name !== 'Preview') await expectAccessible(name, shown.element());
    }
    const isBeside = () => sheet.element().getBoundingClientRect().right <= tabs.element().getBoundingClientRect().left;
    expect(isBeside()).toBe(true);
    expectNoSidewaysScroll();
    await resizeWindow(390);
    await expect.poll(isBeside).toBe(false);
    expectNoSidewaysScroll();
    await openTab('Facts');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('tabpanel', { name: 'Preview' })).toHaveTextContent('are all a client sees');
    expectNoSidewaysScroll();
  });
});
