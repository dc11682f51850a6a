import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';
import { everythingKept, ProposalDesk } from './proposal-desk.ts';

/** The desk with a proposal on it that is whole. */
async function written(page: Page): Promise<ProposalDesk> {
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob();
  await desk.generate();
  await desk.expectDone();
  return desk;
}

const section = (desk: ProposalDesk, name: string) => desk.sheet.getByRole('group', { name: `Section: ${name}` });

/** By the handle, which is there for pointer, finger and key alike. */
async function openTools(desk: ProposalDesk, name: string): Promise<Locator> {
  const own = section(desk, name);
  await own.getByRole('button', { name: `Actions for “${name}”` }).click();
  const toolbar = own.getByRole('toolbar', { name: `Section “${name}”` });
  await expect(toolbar).toBeVisible();
  return toolbar;
}

/** Only the words of the proposal, without what its tools say. */
async function textOf(place: Locator): Promise<string> {
  const words = place.locator('[aria-busy]');
  await expect(words.first()).toContainText(/\w/);
  return (await words.allInnerTexts()).join('\n');
}

test('one section is written anew, all else stays, and what stood there can be had again', async ({ page }) => {
  const desk = await written(page);
  const own = section(desk, 'How I would do it');
  const others = section(desk, 'What you need');
  const [before, rest] = [await textOf(own), await textOf(others)];
  const toolbar = await openTools(desk, 'How I would do it');
  await toolbar.getByRole('button', { name: 'Regenerate “How I would do it”' }).click();
  // The message waits for as long as a pointer rests on it.
  await page.getByText('“How I would do it” is rewritten', { exact: true }).hover();
  await expect.poll(() => textOf(own)).not.toBe(before);
  expect(await textOf(others)).toBe(rest);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => textOf(own)).toBe(before);
});

test('the tools are reached and left by the keyboard alone', async ({ page }) => {
  const desk = await written(page);
  const handle = section(desk, 'Next step').getByRole('button', { name: 'Actions for “Next step”' });
  await handle.focus();
  await page.keyboard.press('Enter');
  const first = desk.sheet.getByRole('button', { name: 'Regenerate “Next step”' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(handle).toBeFocused();
  await expect(first).toBeHidden();
});

test('whoever goes through the text by Tab comes to the tools of each section, and the focus is never lost', async ({
  page,
}) => {
  const desk = await written(page);
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section(desk, 'Opening').getByRole('button', { name: 'Actions for “Opening”' })).toBeFocused();
  const tools = section(desk, 'Opening').getByRole('toolbar').getByRole('button');
  await expect(tools).toHaveCount(5);
  for (let place = 0; place < 5; place += 1) {
    await page.keyboard.press('Tab');
    await expect(tools.nth(place)).toBeFocused();
  }
  // As another window takes the focus: what has it in this one keeps it, and is not hidden.
  await tools.last().dispatchEvent('focusout', { relatedTarget: null });
  await expect(tools.last()).toBeFocused();
  await expect(tools).toHaveCount(5);
  await page.keyboard.press('Tab');
  await expect(section(desk, 'What you need').getByRole('button', { name: /^Actions for/ })).toBeFocused();
  await expect(tools).toHaveCount(0);
});

test('a locked section keeps its words when all is regenerated, and the version before can be brought back', async ({
  page,
}) => {
  const desk = await written(page);
  const toolbar = await openTools(desk, 'How I would do it');
  await toolbar.getByRole('button', { name: 'Lock “How I would do it”' }).click();
  await expect(desk.sheet.getByRole('button', { name: 'Actions for “How I would do it”, locked' })).toBeVisible();
  const [whole, kept] = [await textOf(desk.sheet), await textOf(section(desk, 'How I would do it'))];
  await desk.button('Regenerate').click();
  await expect.poll(() => everythingKept(page)).toContain('"history":[{"status":"done"');
  await desk.expectDone();
  await expect.poll(() => textOf(desk.sheet)).not.toBe(whole);
  expect(await textOf(section(desk, 'How I would do it'))).toBe(kept);

  await page.reload();
  await expect(desk.sheet.getByRole('button', { name: 'Actions for “How I would do it”, locked' })).toBeVisible();
  await desk.button('More actions').click();
  await page.getByRole('menuitem', { name: 'Versions of this proposal' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions of this proposal' });
  await expect(versions.getByRole('article')).toHaveCount(2);
  await versions.getByRole('button', { name: /^Bring back: / }).click();
  await expect(versions).toHaveCount(0);
  await expect.poll(() => textOf(desk.sheet)).toBe(whole);
});

test('a section that cannot be rewritten says so where it stands, and is tried again', async ({ page, trouble }) => {
  trouble.allow(/ERR_FAILED/);
  const desk = await written(page);
  const own = section(desk, 'How I would do it');
  const before = await textOf(own);
  await page.route('**/api/rewrite-section', (route) => route.abort());
  const toolbar = await openTools(desk, 'How I would do it');
  await toolbar.getByRole('button', { name: 'Regenerate “How I would do it”' }).click();
  await expect(own.getByRole('alert')).toContainText('could not be rewritten and stands as it was');
  expect(await textOf(own)).toBe(before);
  await page.unroute('**/api/rewrite-section');
  await own.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('“How I would do it” is rewritten', { exact: true })).toBeVisible();
  await expect.poll(() => textOf(own)).not.toBe(before);
});

test('a kept proposal is drawn once, with all that can be done with it', async ({ page }) => {
  const desk = await written(page);
  await page.addInitScript(() => {
    // Every sheet that words were ever seen on, and what was there with the first of them.
    const sheets = new Set<Element>();
    const look = () => {
      const sheet = document.querySelector('article');
      if (!sheet || !/\w{3}/u.test(sheet.textContent)) return;
      if (sheets.size === 0)
        document.documentElement.dataset['withCopy'] = String(sheet.closest('main')?.innerText.includes('Copy'));
      sheets.add(sheet);
      document.documentElement.dataset['sheets'] = String(sheets.size);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await desk.expectDone();
  await expect(page.getByRole('button', { name: /before you send/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-sheets', '1');
  await expect(page.locator('html')).toHaveAttribute('data-with-copy', 'true');
});

test('a first line of one’s own stays where it was filled in, and cannot be rewritten', async ({ page }) => {
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob({
    title: 'Garden plan for a school',
    description:
      'We need a planting plan for our school garden. Start your proposal with the name of your favourite tree.',
  });
  await desk.generate();
  await desk.expectDone();
  const mine = 'The copper beech by our pond.';
  await desk.button('Edit').click();
  await expect(desk.editor).toBeFocused();
  const blank = desk.editor.locator('p').first();
  await expect(blank).toHaveText(/^\[.*tree\]$/);
  await blank.click({ clickCount: 3 });
  await page.keyboard.type(mine);
  await desk.button('Save').click();
  const own = section(desk, 'First line');
  await expect(own).toHaveText(new RegExp(mine));
  const toolbar = await openTools(desk, 'First line');
  await expect(toolbar.getByRole('button')).toHaveCount(1);
  await toolbar.getByRole('button', { name: 'Lock “First line”' }).click();
  const opening = section(desk, 'Opening');
  const before = await textOf(opening);
  expect(before).not.toContain(mine);
  await desk.button('Regenerate').click();
  await desk.expectDone();
  await expect.poll(() => textOf(opening)).not.toBe(before);
  expect(await textOf(own)).toBe(mine);
});

test('who presses Edit below the text is led to its end', async ({ page }) => {
  const desk = await written(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(desk.sheet).not.toBeInViewport();
  await desk.button('Edit').press('Enter');
  await expect(desk.editor).toBeFocused();
  await expect(desk.editor.locator('p').last()).toBeInViewport();
});

test('under a finger the tools of a section never stand behind the bar', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const desk = await written(page);
  const handle = section(desk, 'Next step').getByRole('button', { name: 'Actions for “Next step”' });
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  const bar = await top(desk.copy);
  await handle.evaluate((element, y) => window.scrollBy(0, element.getBoundingClientRect().top - y), bar - 90);
  await handle.click();
  const last = section(desk, 'Next step').getByRole('button', { name: 'Lock “Next step”' });
  await expect(last).toBeVisible();
  await expect.poll(async () => (await top(last)) + 40 < (await top(desk.copy))).toBe(true);
});
