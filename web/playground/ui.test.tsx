import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderMain } from '#web/testing/render-page.tsx';
import { GalleryPage } from './gallery-page.tsx';

async function openGallery(): Promise<void> {
  await renderMain(<GalleryPage />, '/gallery');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Gallery of components');
}

/** The clock stands still and moves only by what it is advanced, however slow the machine is. */
async function openGalleryAtRest(): Promise<void> {
  await openGallery();
  vi.useFakeTimers({ now: new Date('2026-01-05T11:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

/** What comes of it is drawn then. */
async function letPass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const copied = page.getByRole('listitem').filter({ hasText: 'Copied to clipboard' });
const dialog = page.getByRole('dialog', { name: 'Name this draft' });

describe('a message', () => {
  it('stays for five seconds and then goes by itself', async () => {
    await openGalleryAtRest();
    await button('Show toast').click();
    await page.getByRole('heading', { level: 1 }).hover();
    await letPass(4800);
    expect(copied.elements()).toHaveLength(1);
    await letPass(1000);
    expect(copied.elements()).toHaveLength(0);
  });

  it('waits while it is pointed at or has the focus', async () => {
    await openGalleryAtRest();
    await button('Show toast').click();
    await letPass(100);
    await copied.hover();
    await letPass(60_000);
    expect(copied.elements()).toHaveLength(1);
    await page.getByRole('heading', { level: 1 }).hover();
    await userEvent.keyboard('{F8}');
    await letPass(60_000);
    expect(copied.elements()).toHaveLength(1);
    await userEvent.keyboard('{Tab}');
    await expect.element(copied).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    // The page takes the key first, then the message leaves.
    for (let tries = 0; tries < 10 && copied.elements().length > 0; tries += 1) await letPass(500);
    expect(copied.elements()).toEqual([]);
  });

  const swipe = (distancePx: number) =>
    userEvent.dragAndDrop(copied, copied, {
      sourcePosition: { x: 60, y: 20 },
      targetPosition: { x: 60 + distancePx, y: 20 },
      steps: 4,
    });

  it('goes when it is swiped to the right, to no other side, and when a newer one takes its place', async () => {
    await openGallery();
    await button('Show toast').click();
    await swipe(-50);
    await expect.element(copied).toBeVisible();
    await swipe(60);
    await expect.element(copied).not.toBeInTheDocument();
    await button('Show toast').click();
    await expect.element(copied).toBeVisible();
    await button('Show failure').click();
    await expect.element(page.getByText('Failed to generate your proposal. Please try again.').first()).toBeVisible();
    await expect.element(copied).not.toBeInTheDocument();
  });
});

describe('single components', () => {
  it('show a tooltip after seven tenths of a second', async () => {
    await openGalleryAtRest();
    await button('Edit').first().hover();
    await letPass(600);
    expect(page.getByRole('tooltip').elements()).toHaveLength(0);
    await letPass(200);
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(/^Edit the proposal$/);
  });

  it('let a text area grow with its text, up to its limit', async () => {
    await openGallery();
    const area = page.getByLabelText('Description').first();
    const height = () => area.element().getBoundingClientRect().height;
    await area.fill('One line');
    const low = height();
    await area.fill('line\n'.repeat(8));
    const high = height();
    await area.fill('line\n'.repeat(200));
    expect(high).toBeGreaterThan(low + 80);
    expect(height()).toBeLessThan(high + 80);
  });

  it('keep a busy button focusable, which ignores presses, and let nobody make a locked choice', async () => {
    await openGallery();
    const busy = button('Saving').element() as HTMLElement;
    busy.focus();
    expect(document.activeElement).toBe(busy);
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    const locked = page.getByRole('radio', { name: 'Bright, locked' }).first();
    await expect.element(locked).toBeDisabled();
    (page.getByRole('radio', { name: 'Plain' }).first().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(locked).not.toBeChecked();
  });

  it('give the focus back after a dialog, also to the menu’s button where it was opened from a menu', async () => {
    await openGallery();
    (button('Open dialog').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await expectAccessible('a dialog, and the page under it');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Open dialog')).toHaveFocus();

    (button('More').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    // Opened by a key it has the focus on its first line, also the first time, when it has to be fetched.
    await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
    await expectAccessible('a menu', page.getByRole('menu').element());
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('More')).toHaveFocus();
  });

  it('show on a tab where the keyboard is, and draw no ring around what was pressed', async () => {
    await openGallery();
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const outlineOf = (name: string) => getComputedStyle(tab(name).element()).outlineStyle;
    await tab('Tone').click();
    await expect.element(tab('Tone')).toHaveFocus();
    expect(outlineOf('Tone')).toBe('none');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Sample Proposals')).toHaveFocus();
    expect(outlineOf('Sample Proposals')).toBe('solid');
  });
});
