import { DraftDesk, draftsOf, holdSaves, Saves } from './draft-desk.ts';
import { signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { CUT_OFF } from './harness/cut-off.ts';
import { expect, test } from './harness/test.ts';
import { everythingKept } from './proposal-desk.ts';

test('the first save held for five seconds while typing goes on loses nothing', { tag: '@full' }, async ({
  page,
  app,
}) => {
  const person = await signUpPro(page, app);
  const desk = await new DraftDesk(page).open();
  const saves = new Saves(page);
  const letGo = await holdSaves(page);
  await desk.fillJob({ title: 'One', description: 'We sell tea.' });
  await desk.letTimePass();
  await expect(desk.words('Saving…')).toBeVisible();
  await desk.title.press('End');
  await desk.title.pressSequentially(' two three');
  await page.clock.fastForward(5_000);
  await desk.title.pressSequentially(' four');
  // What would save at once otherwise: one is under way, and only one.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  letGo();
  await desk.letTimePassUntil(() =>
    expect
      .poll(() => draftsOf(app, person), { timeout: 5_000 })
      .toMatchObject([{ job_title: 'One two three four', job_description: 'We sell tea.' }]),
  );
  expect(saves.mostAtOnce).toBe(1);
});

test('typing on and leaving while a save is under way takes the last letter along', { tag: '@full' }, async ({
  page,
  app,
}) => {
  const person = await signUpPro(page, app);
  const desk = await new DraftDesk(page).open();
  const letGo = await holdSaves(page);
  await desk.fillJob({ title: 'One', description: 'We sell tea.' });
  await desk.letTimePass();
  await expect(desk.words('Saving…')).toBeVisible();
  await desk.title.press('End');
  await desk.title.pressSequentially(' two');
  await desk.myAccount.click();
  await expect(page).toHaveURL(/\/account/);
  await expect(desk.title).toHaveCount(0);
  letGo();
  await expect
    .poll(() => draftsOf(app, person))
    .toMatchObject([{ job_title: 'One two', job_description: 'We sell tea.' }]);
});

test('a tab that crashes while it saves comes back with the last letters, in one draft', async ({
  page,
  context,
  app,
}) => {
  const person = await signUpPro(page, app);
  const desk = await new DraftDesk(page).open();
  await holdSaves(page);
  await desk.fillJob({ title: 'Typed', description: 'We sell tea.' });
  await desk.letTimePass();
  await expect(desk.words('Saving…')).toBeVisible();
  await desk.title.press('End');
  await desk.title.pressSequentially(', and typed on');
  await expect.poll(() => everythingKept(page)).toContain('Typed, and typed on');
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It is never answered.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const again = await new DraftDesk(await context.newPage()).open();
  await expect(again.title).toHaveValue('Typed, and typed on');
  await again.letTimePassUntil(() =>
    expect
      .poll(() => draftsOf(app, person), { timeout: 5_000 })
      .toMatchObject([{ job_title: 'Typed, and typed on', job_description: 'We sell tea.' }]),
  );
});

test('without a network it says so, keeps the text, and saves when it is back', async ({
  page,
  context,
  app,
  trouble,
}) => {
  trouble.allow(CUT_OFF);
  const person = await signUpPro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.typeAndSave('Before');
  await context.setOffline(true);
  await app.end('SIGKILL');
  await desk.title.fill('Typed without a network');
  await desk.letTimePass();
  await expect(desk.words('Offline, kept on this device').first()).toBeVisible();
  await expect(desk.toast('Auto-save failed')).toHaveCount(0);
  await expectAccessible(page, 'offline');
  await app.start();
  await context.setOffline(false);
  await expect(desk.saved.first()).toBeVisible();
  await expect.poll(() => draftsOf(app, person)).toMatchObject([{ job_title: 'Typed without a network' }]);
});

test('a server that is away is said once, and tried again until it answers', { tag: '@full' }, async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(CUT_OFF);
  const person = await signUpPro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.typeAndSave('Before');
  const saves = new Saves(page);
  await desk.stopTime();
  await app.end('SIGKILL');
  await desk.title.fill('Typed meanwhile');
  await desk.letTimePass();
  await expect(desk.toast('Auto-save failed')).toBeVisible();
  await expect(desk.words('Not saved yet')).toBeVisible();
  // Once it has gone by itself it does not come again, though the next one fails as well.
  await page.clock.fastForward(6_000);
  await expect(desk.toast('Auto-save failed')).toHaveCount(0);
  await desk.letTimePass();
  await expect.poll(() => saves.failed).toBeGreaterThan(1);
  await expect(desk.words('Not saved yet')).toBeVisible();
  await expect(desk.toast('Auto-save failed')).toHaveCount(0);
  await page.clock.resume();
  await app.start();
  await desk.letTimePassUntil(() =>
    expect.poll(() => draftsOf(app, person), { timeout: 5_000 }).toMatchObject([{ job_title: 'Typed meanwhile' }]),
  );
  await expect(desk.saved).toBeVisible();
});
