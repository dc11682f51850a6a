import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openResult } from '#web/testing/result/result-page.tsx';
import { resizeWindow } from '#web/testing/window-size.ts';

const fields = page.getByRole('region', { name: 'Make it yours' });

describe('the blanks beside the letter', () => {
  it('are where they were pressed, also while another one is changed', async () => {
    await resizeWindow(1280, 2400);
    await openResult('slots');
    for (const name of ['Your nearest project', 'First step', 'Your question to the client']) {
      await fields.getByRole('button', { name: new RegExp(`^Change ?: ${name}$`) }).click();
      await expect.element(fields.getByRole('textbox')).toHaveLength(3);
      await expect.element(fields.getByRole('textbox').nth(2)).toHaveFocus();
    }
  });

  it('scroll together with the asks, up and down alone', async () => {
    await resizeWindow(1440, 900);
    await openResult('slots');
    await expect.element(fields).toBeVisible();
    const column = fields.element().parentElement;
    expect(column?.contains(page.getByRole('tabpanel').element())).toBe(true);
    const inside = [...(column?.querySelectorAll('*') ?? [])];
    expect(inside.filter(scrollsUpAndDown)).toEqual([]);
    expect(column?.scrollWidth).toBe(column?.clientWidth);
  });
});

function scrollsUpAndDown(element: Element): boolean {
  return (
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight
  );
}
