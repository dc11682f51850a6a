import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { notes, openResult, openTab, press, sheet, startEditing } from '#web/testing/result-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';
import { GalleryPage } from './gallery-page.tsx';

const openGallery = () =>
  renderPage(
    <main>
      <GalleryPage />
    </main>,
    { path: '/gallery' },
  );

const WRITING = ['idle', 'waiting', 'writing', 'stopped', 'interrupted', 'done', 'section-locked'];
const OTHER = ['brief', 'reading', 'brief-error', 'locked', 'pro-skills', 'locked-skills'];
const OFFERS = ['plan-compact-offer', 'plan-details-processing', 'plan-details-pro'];

// What is done in a state before it is looked at.
const STEPS: Record<string, [state: string, ...pressed: string[]]> = {
  editing: ['done', 'Edit'],
  'picking an emoji': ['done', 'Edit', 'Insert emoji'],
  'the question before copying': ['no-ai', 'Copy'],
  'writing around a locked section': ['section-locked', 'Regenerate'],
};

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

  it.each(['Answers', 'Facts'])('the tab %s of a letter', async (tab) => {
    await openResult('claims');
    await openTab(tab);
    await expectAccessible(tab);
  });

  it.each(['List', 'Phone', 'Aloud'])('the letter as the client has it: %s', async (view) => {
    await openResult('done');
    await openTab('Preview');
    await page.getByRole('radio', { name: view }).click();
    await expectAccessible(view);
  });

  it('a claim and where it comes from', async () => {
    await openResult('claims');
    await sheet.getByRole('button', { name: 'I have led a team of 12.' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Where this sentence comes from' })).toBeVisible();
    await expectAccessible('a claim');
  });

  it('what is to be settled before sending, on a phone', async () => {
    await resizeWindow(390);
    await openResult('no-ai');
    await notes.click();
    await expect.element(page.getByRole('region', { name: 'Before you send' })).toBeVisible();
    await expectAccessible('what is to be settled');
  });

  it.each([390, 1440])('the tools of a section at %d', async (width) => {
    await resizeWindow(width);
    await openResult('section-refused');
    await press('Actions for “First step”');
    await press('Shorten “First step”');
    await expect.element(sheet.getByRole('alert')).toBeVisible();
    await press('Actions for “Next step”');
    await expect.element(sheet.getByRole('toolbar', { name: 'Section “Next step”' })).toBeVisible();
    await expectAccessible('tools of a section');
    expectNoSidewaysScroll();
  });

  it.each([390, 1440])('the list of versions at %d', async (width) => {
    await resizeWindow(width);
    await openResult('versions');
    await press('More actions');
    await page.getByRole('menuitem', { name: 'Versions of this proposal' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions of this proposal' });
    await versions
      .getByRole('button', { name: /^View: / })
      .first()
      .click();
    await expect.element(versions.getByRole('button', { name: /^Show less: / })).toBeVisible();
    await expectAccessible('versions');
  });

  it.each([390, 768, 1440])('the gallery at %d', async (width) => {
    await resizeWindow(width);
    await openGallery();
    expectNoSidewaysScroll();
    await expectAccessible('gallery');
  });

  it.each([
    ['Open dialog', 'dialog'],
    ['Open sheet', 'dialog'],
    ['More', 'menu'],
    ['Open popover', 'dialog'],
  ])('what floats after %s', async (name, role) => {
    await openGallery();
    await press(name);
    await expect.element(page.getByRole(role).last()).toBeVisible();
    await expectAccessible(name);
  });
});

describe('nothing sticks out', () => {
  it.each([320, 390, 768])('of the result at %d', async (width) => {
    await resizeWindow(width);
    await openResult('done');
    await expect.element(sheet).toBeVisible();
    expectNoSidewaysScroll();
    await startEditing();
    expectNoSidewaysScroll();
  });
});
