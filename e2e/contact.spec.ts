import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { frontToast } from './harness/toast.ts';

const MESSAGE = 'Where do I find the invoice of May?\n\nThank you.';

test('a message is checked beside its fields, sent by Enter, and thanked for with a reference', async ({ page }) => {
  await page.goto('/contact');
  await expect(page).toHaveTitle('Contact · Bidwright');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Subject must be at least 5 characters.',
    'Message must be at least 10 characters.',
  ]);
  await expect(field('Name')).toBeFocused();
  await expectAccessible(page, 'refused');
  await field('Name').fill('Ada Lovelace');
  await field('Email').fill('ada@freelance.example');
  await field('Message').fill(MESSAGE);
  await field('Subject').fill('An invoice');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field('Subject').press('Enter');
  const message = frontToast(page);
  await expect(message).toContainText('Message sent!');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await expect(page.getByText(/Your reference: BW-[2-9A-Z]{8}/)).toBeVisible();
  await expectAccessible(page, 'sent');
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(field('Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) await expect(field(label)).toHaveValue('');
});

test('a message that did not get through stays in the form, with words why', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED/);
  await page.goto('/contact');
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).fill('ada@freelance.example');
  await page.getByLabel('Subject', { exact: true }).fill('An invoice');
  await page.getByLabel('Message', { exact: true }).fill(MESSAGE);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const message = frontToast(page);
  await expect(message).toContainText('Something went wrong');
  await expect(message).toContainText("Your message couldn't be sent. Please try again later.");
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(MESSAGE);
  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
});

test('without scripts the address of support replaces the form', { tag: '@full' }, async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/contact');
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByText('The form needs JavaScript, which is switched off here.')).toBeVisible();
  for (const link of await page.getByRole('link', { name: 'support@bidwright.example' }).all())
    await expect(link).toHaveAttribute('href', 'mailto:support@bidwright.example');
});
