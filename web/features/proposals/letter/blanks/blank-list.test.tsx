import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { openResult, sheet, typeAtOnce } from '#web/testing/result/result-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';

const list = page.getByRole('region', { name: 'Answer these to finish it' });
const field = (name: string) => list.getByRole('textbox', { name });
const steps = list.getByRole('list', { name: 'Suggestions for Your first step' });
const step = (verb: string) => steps.getByRole('button', { name: `First I ${verb} the apps of the cart page.` });

describe('the blanks beside the proposal', () => {
  it('offer six sentences each; a press puts one into the text, and the next open row has the focus', async () => {
    await resizeWindow(1280, 2400);
    await openResult('blanks');
    await field('Your first step').click();
    await expect.element(step('profile')).toBeVisible();
    await expect.element(step('open')).toBeVisible();
    await expect.element(step('copy')).not.toBeInTheDocument();
    await expectAccessible('suggestions', list.element());
    await steps.getByRole('button', { name: 'More suggestions for Your first step' }).click();
    await expect.element(step('profile')).not.toBeInTheDocument();
    await step('copy').click();
    await expect.element(sheet).toHaveTextContent('First I copy the apps of the cart page.');
    await expect.element(field('Your first step')).toHaveValue('First I copy the apps of the cart page.');
    await expect.element(field('Your question for them')).toHaveFocus();
  });

  it('take one by its number, in an empty field and by the arrows; a digit that is typed into an answer is one', async () => {
    await resizeWindow(1280, 2400);
    await openResult('blanks');
    await field('Your first step').click();
    await expect.element(step('list')).toBeVisible();
    await userEvent.keyboard('2');
    await expect.element(sheet).toHaveTextContent('First I list the apps of the cart page.');
    await field('Your first step').click();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(step('count')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet).toHaveTextContent('First I count the apps of the cart page.');
    await field('Rate').click();
    await userEvent.keyboard('45');
    await expect.element(sheet).toHaveTextContent('My rate is 45.');
  });

  it('grow the text with every key; Enter goes to the next open row alone, and after the last one to Copy', async () => {
    await resizeWindow(1280, 2400);
    await openResult('slots');
    await field('Have you worked with Shopify Plus?').click();
    await typeAtOnce('Yes, on nine shops');
    await expect.element(sheet).toHaveTextContent('Yes, on nine shops');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Rate')).toHaveFocus();
    await typeAtOnce('$40');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toHaveFocus();
    await expect.element(list.getByRole('status')).toHaveTextContent('No blanks left');
    expect(list.getByRole('textbox').elements()).toHaveLength(2);
  });

  it('can be added where nobody asked, and stay where they are while they are typed', async () => {
    await resizeWindow(1280, 2400);
    await openResult('slots');
    const more = page.getByRole('region', { name: 'You can add' });
    await more.getByRole('button', { name: /^Add ?: P\.S\./ }).click();
    await expect.element(more.getByRole('textbox', { name: /^P\.S\./ })).toHaveFocus();
    await userEvent.keyboard('The cart has six apps.');
    await expect.element(sheet).toHaveTextContent('The cart has six apps.');
    await expect.element(more.getByRole('textbox', { name: /^P\.S\./ })).toHaveFocus();
  });

  it('fit a phone', async () => {
    await resizeWindow(390);
    await openResult('blanks');
    await field('Your first step').click();
    await expect.element(step('profile')).toBeVisible();
    expectNoSidewaysScroll();
  });

  it('scroll together with the asks, up and down alone', async () => {
    await resizeWindow(1440, 900);
    await openResult('slots');
    await expect.element(list).toBeVisible();
    const column = page.getByRole('tabpanel').element().parentElement?.parentElement;
    expect(column?.contains(list.element())).toBe(true);
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
