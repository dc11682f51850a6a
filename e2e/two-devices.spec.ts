import type { Page } from '@playwright/test';
import { type Person, signIn } from './account-people.ts';
import { DraftDesk, draftsOf, havePro } from './draft-desk.ts';
import { expectAccessible } from './harness/accessible.ts';
import type { App } from './harness/app.ts';
import { expect, test } from './harness/test.ts';

interface Devices {
  readonly person: Person;
  readonly here: DraftDesk;
  readonly there: DraftDesk;
}

/** One draft, open on two devices of one person. */
async function onTwoDevices(page: Page, other: Page, app: App): Promise<Devices> {
  const person = await havePro(page, app);
  const here = await new DraftDesk(page).open();
  await here.typeAndSave('From both');
  expect(await signIn(other, person)).toBe(200);
  const [draft] = (await draftsOf(app, person)) as { id: string }[];
  const there = new DraftDesk(other);
  await other.clock.install();
  await other.goto(`/proposal-tool?draftId=${draft?.id ?? ''}`);
  await expect(there.title).toHaveValue('From both');
  return { person, here, there };
}

/** Both change the same draft; the one here saves last and is asked. */
async function inConflict(page: Page, other: Page, app: App): Promise<Devices> {
  const devices = await onTwoDevices(page, other, app);
  const { here, there } = devices;
  await there.typeAndSave('From there', 'We sell coffee.');
  await here.title.fill('From here');
  await here.letTimePass();
  await expect(here.dialog.getByRole('heading', { name: 'Two versions of this draft' })).toBeVisible();
  return devices;
}

test('what changed on one device alone comes to the other when that is looked at', async ({
  page,
  newVisitor,
  app,
}) => {
  const { here, there } = await onTwoDevices(page, await newVisitor(), app);
  await there.typeAndSave('From there');
  await page.reload();
  await expect(here.title).toHaveValue('From there');
  await expect(page.getByText('is kept')).toHaveCount(0);
});

test('both texts are shown with what differs, and Escape decides later', async ({ page, newVisitor, app, trouble }) => {
  trouble.allow(/409/);
  const { here, person } = await inConflict(page, await newVisitor(), app);
  await expect(here.dialog).toContainText('coffee');
  await expect(here.dialog).toContainText('here');
  await expectAccessible(page, 'two versions');
  await page.keyboard.press('Escape');
  await expect(page.getByText('This draft was changed on another device or in another tab')).toBeVisible();
  await here.title.fill('From here, typed on');
  await here.letTimePass();
  expect(await draftsOf(app, person)).toMatchObject([{ job_title: 'From there' }]);
  // Undecided, and nothing is lost by a reload: it is asked again.
  await page.reload();
  await expect(here.inDialog('Keep mine')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(here.title).toHaveValue('From here, typed on');
});

test('Keep mine saves mine over theirs, which stays in the history', async ({ page, newVisitor, app, trouble }) => {
  trouble.allow(/409/);
  const { here, there, person } = await inConflict(page, await newVisitor(), app);
  await here.inDialog('Keep mine').click();
  await expect(here.dialog).toBeHidden();
  await expect
    .poll(() => draftsOf(app, person))
    .toMatchObject([{ job_title: 'From here', job_description: 'We sell tea.', revision: 3 }]);
  await here.typeAndSave('From here again');
  await there.page.reload();
  await expect(there.title).toHaveValue('From here again');
});

test('Use theirs brings it here, and mine waits beside the desk', async ({ page, newVisitor, app, trouble }) => {
  trouble.allow(/409/);
  const { here, person } = await inConflict(page, await newVisitor(), app);
  await here.inDialog('Use theirs').click();
  await expect(here.title).toHaveValue('From there');
  await expect(page.getByText('“From here” is kept')).toBeVisible();
  await here.letTimePass();
  expect(await draftsOf(app, person)).toMatchObject([{ job_title: 'From there', revision: 2 }]);
  await here.button('Bring it back').click();
  await expect(here.title).toHaveValue('From here');
});

test('Keep both makes mine a draft of its own', async ({ page, newVisitor, app, trouble }) => {
  trouble.allow(/409/);
  const { here, person } = await inConflict(page, await newVisitor(), app);
  await here.inDialog('Keep both').click();
  await expect(here.title).toHaveValue('From here');
  await expect
    .poll(() => draftsOf(app, person))
    .toMatchObject([{ job_title: 'From here' }, { job_title: 'From there' }]);
});

test('two tabs of one browser need no question: the second follows, takes over, and saves on', async ({
  page,
  context,
  app,
}) => {
  const person = await havePro(page, app);
  const first = await new DraftDesk(page).open();
  await first.typeAndSave('In the first');
  const second = await new DraftDesk(await context.newPage()).open();
  await expect(second.title).toHaveValue('In the first');
  await second.button('Work here instead').click();
  await expect(second.title).toBeEnabled();
  await second.typeAndSave('In the second');
  await expect(first.title).toHaveValue('In the second');
  expect(await draftsOf(app, person)).toMatchObject([{ job_title: 'In the second', revision: 2 }]);
});
