import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderMain } from '#web/testing/render-page.tsx';
import { openResult, panel, press, sheet, startEditing } from '#web/testing/result/result-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';
import { GalleryPage } from './gallery-page.tsx';

const WRITING = ['waiting', 'writing', 'interrupted', 'done'];
const OTHER = ['brief', 'locked', 'pro-skills'];
const OFFERS = ['plan-compact-offer', 'plan-details-processing'];

// Other states are looked at by the tests that bring them about.
describe('everyone can use', () => {
  it.each([...WRITING, ...OTHER, ...OFFERS])('the state %s', async (state) => {
    await openResult(state);
    await expectAccessible(state);
  });

  it('a post that could not be read', async () => {
    await openResult('brief-error');
    await expect.element(panel).toBeVisible();
    await expectAccessible('brief-error', panel.element());
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

  it('the gallery, at every width, and a popover', async () => {
    await renderMain(<GalleryPage />, '/gallery');
    await expectAccessible('gallery');
    for (const width of [1440, 768, 390]) {
      await resizeWindow(width);
      expectNoSidewaysScroll();
    }
    await press('Open popover');
    await expect.element(page.getByRole('dialog').last()).toBeVisible();
    await expectAccessible('a popover', page.getByRole('dialog').last().element());
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
