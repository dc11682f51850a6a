import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { notes, openResult, openTab, press, sheet, startEditing } from '#web/testing/result/result-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';
import { GalleryPage } from './gallery-page.tsx';

const openGallery = () =>
  renderPage(
    <main>
      <GalleryPage />
    </main>,
    { path: '/gallery' },
  );

const WRITING = ['waiting', 'writing', 'interrupted', 'done', 'section-locked'];
const OTHER = ['brief', 'brief-error', 'locked', 'pro-skills'];
const OFFERS = ['plan-compact-offer', 'plan-details-processing'];

// What is done in a state before it is looked at.
const STEPS: Record<string, [state: string, ...pressed: string[]]> = {
  editing: ['done', 'Edit'],
  'writing around a locked section': ['section-locked', 'Regenerate'],
};

/** What is open over the page. */
const floating = (role: string) => page.getByRole(role).last();
const openPanel = page.getByRole('tabpanel').last();

describe('everyone can use', () => {
  it.each([...WRITING, ...OTHER, ...OFFERS])('the state %s', async (state) => {
    await openResult(state);
    await expectAccessible(state);
  });

  it.each(Object.entries(STEPS))('%s', async (name, [state, ...pressed]) => {
    await openResult(state);
    for (const button of pressed) await press(button);
    await expectAccessible(name);
  });

  it.each<[string, string, ...string[]]>([
    ['picking an emoji', 'done', 'Edit', 'Insert emoji'],
    ['the question before copying', 'no-ai', 'Copy'],
  ])('%s', async (name, state, ...pressed) => {
    await openResult(state);
    for (const button of pressed) await press(button);
    await expect.element(floating('dialog')).toBeVisible();
    await expectAccessible(name, floating('dialog').element());
  });

  it('the tabs of a letter', async () => {
    await openResult('claims');
    for (const tab of ['Answers', 'Facts']) {
      await openTab(tab);
      await expect.element(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
      await expectAccessible(tab, openPanel.element());
    }
  });

  it('the letter as the client has it, in each view', async () => {
    await openResult('done');
    await openTab('Preview');
    for (const name of ['List', 'Phone', 'Aloud']) {
      await page.getByRole('radio', { name }).click();
      await expectAccessible(name, openPanel.element());
    }
  });

  it('a claim and where it comes from', async () => {
    await openResult('claims');
    await sheet.getByRole('button', { name: 'I have led a team of 12.' }).click();
    const source = page.getByRole('dialog', { name: 'Where this sentence comes from' });
    await expect.element(source).toBeVisible();
    await expectAccessible('a claim', source.element());
  });

  it('what is to be settled before sending, on a phone', async () => {
    await resizeWindow(390);
    await openResult('no-ai');
    await notes.click();
    await expect.element(page.getByRole('region', { name: 'Before you send' })).toBeVisible();
    await expectAccessible('what is to be settled');
  });

  it('the tools of a section on a phone', async () => {
    await resizeWindow(390);
    await openResult('section-refused');
    await press('Actions for “First step”');
    await press('Shorten “First step”');
    await expect.element(sheet.getByRole('alert')).toBeVisible();
    await press('Actions for “Next step”');
    await expect.element(sheet.getByRole('toolbar', { name: 'Section “Next step”' })).toBeVisible();
    await expectAccessible('tools of a section');
    expectNoSidewaysScroll();
  });

  it('the list of versions on a phone', async () => {
    await resizeWindow(390);
    await openResult('versions');
    await press('More actions');
    await page.getByRole('menuitem', { name: 'Versions of this proposal' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions of this proposal' });
    await versions
      .getByRole('button', { name: /^View: / })
      .first()
      .click();
    await expect.element(versions.getByRole('button', { name: /^Show less: / })).toBeVisible();
    await expectAccessible('versions', versions.element());
  });

  it('the gallery, at every width', async () => {
    await openGallery();
    await expectAccessible('gallery');
    for (const width of [1440, 768, 390]) {
      await resizeWindow(width);
      expectNoSidewaysScroll();
    }
  });

  it('a dialog, and the page under it', async () => {
    await openGallery();
    await press('Open dialog');
    await expect.element(floating('dialog')).toBeVisible();
    await expectAccessible('Open dialog');
  });

  it.each([
    ['More', 'menu'],
    ['Open popover', 'dialog'],
  ])('what floats after %s', async (name, role) => {
    await openGallery();
    await press(name);
    await expect.element(floating(role)).toBeVisible();
    await expectAccessible(name, floating(role).element());
  });
});

describe('nothing sticks out', () => {
  it('of the result, from 320 pixels on', async () => {
    await openResult('done');
    await expect.element(sheet).toBeVisible();
    const expectFits = async () => {
      for (const width of [768, 390, 320]) {
        await resizeWindow(width);
        expectNoSidewaysScroll();
      }
    };
    await expectFits();
    await startEditing();
    await expectFits();
  });
});
