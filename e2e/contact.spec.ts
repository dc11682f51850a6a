import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

const MESSAGE = 'Where do I find the invoice of May?\n\nThank you.';

test('a message is checked beside its fields, stays when it does not get through, and is thanked for with a reference', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED/);
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
  await expectAccessible(page.getByRole('main'), 'refused');
  await field('Name').fill('Ada Lovelace');
  await field('Email').fill('ada@freelance.example');
  await field('Message').fill(MESSAGE);
  await field('Subject').fill('An invoice');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/api/contact', (route) => route.abort());
  await field('Subject').press('Enter');
  const message = page.getByRole('alert');
  await expect(message).toContainText('Something went wrong');
  await expect(message).toContainText("Your message couldn't be sent. Please try again later.");
  await expect(field('Message')).toHaveValue(MESSAGE);
  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(message).toHaveCount(0);
  await expect(page.getByText('Message sent!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await expect(page.getByText(/Your reference: BW-[2-9A-Z]{8}/)).toBeVisible();
  await expectAccessible(page.getByRole('main'), 'sent');
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(field('Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) await expect(field(label)).toHaveValue('');
});
