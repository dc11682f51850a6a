import { DraftScreen, draftsOf } from './draft-screen.ts';
import { signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { CUT_OFF } from './harness/cut-off.ts';
import { expect, test } from './harness/test.ts';
import { messages } from './harness/toast.ts';
import { hold } from './held-app.ts';
import { everythingKept } from './proposal-screen.ts';

test('a tab that crashes while it saves comes back with the last letters, in one draft; without a network the text is kept, and saved when it is back', async ({
  page,
  context,
  app,
  trouble,
}) => {
  trouble.allow(CUT_OFF);
  const person = await signUpPro(page, app);
  const screen = await new DraftScreen(page).open();
  await hold(page, '**/api/drafts/autosave');
  await screen.fillJob({ title: 'Typed', description: 'We sell tea.' });
  await screen.letTimePass();
  await expect(screen.words('Saving…')).toBeVisible();
  await screen.title.press('End');
  await screen.title.pressSequentially(', and typed on');
  await expect.poll(() => everythingKept(page)).toContain('Typed, and typed on');
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It is never answered.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const again = await new DraftScreen(await context.newPage()).open();
  await expect(again.title).toHaveValue('Typed, and typed on');
  const saved = { job_title: 'Typed, and typed on', job_description: 'We sell tea.' };
  await again.letTimePassUntil(() => expect.poll(() => draftsOf(app, person)).toMatchObject([saved]));
  const [{ id } = { id: '' }] = await draftsOf(app, person);

  await context.setOffline(true);
  await again.title.fill('Typed without a network');
  await again.letTimePass();
  await expect(again.words('Offline, kept on this device').first()).toBeVisible();
  await expect(messages(again.page).getByText('Auto-save failed', { exact: true })).toHaveCount(0);
  await expectAccessible(again.page.getByRole('main'), 'offline');
  await context.setOffline(false);
  await expect(again.saved.first()).toBeVisible();
  await expect.poll(() => draftsOf(app, person)).toMatchObject([{ id, job_title: 'Typed without a network' }]);
});
