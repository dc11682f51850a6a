import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_POST } from '#shared/proposals/demo-post.ts';
import { expect, test } from './harness/test.ts';
import { messages } from './harness/toast.ts';
import { LandingScreen } from './landing-screen.ts';
import { expectCounted, watchScripts } from './page-weight.ts';
import { everythingKept, POST, ProposalScreen } from './proposal-screen.ts';

// These tests watch the typing animation and check for layout shift.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DEMO = '**/api/demo-proposal';
const LAST_WORDS = DEMO_ANSWER.plainText.split('\n').at(-1) ?? '';
/** What the margin says of the sample, once its blank is filled in. */
const COVERED = DEMO_ANSWER.notes.filter(({ mark }) => mark !== 'open').length;
const SAMPLE_COUNT = `${COVERED} of ${DEMO_ANSWER.notes.length} covered`;
/** Unseen, the sheet keeps the height of the sample. */
const SEEN = { useInnerText: true };
const OWN = { title: 'A logo for our bakery', description: 'We need a logo that works on a bread bag.' };

test('the sample is written by the server when asked and comes out the same, and nothing below it moves', async ({
  page,
  trouble,
}) => {
  trouble.allow(/status of 429/);
  for (const width of [1440, 390]) {
    const { loaded, stop } = watchScripts(page);
    await page.setViewportSize({ width, height: 900 });
    const screen = await new LandingScreen(page).open();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(screen.description).toHaveValue(DEMO_POST.jobDescription);
    await expect(screen.sheet).toContainText(LAST_WORDS);
    const before = await screen.belowScreen();
    const answered = page.waitForResponse(DEMO);
    await screen.watch.click();
    expect((await answered).status()).toBe(200);
    await expect(screen.sheet).toHaveAttribute('aria-busy', 'false');
    // Its blank is filled in once it is in sight.
    await screen.sheet.evaluate((sheet) => sheet.scrollIntoView({ block: 'end' }));
    await expect(screen.sheet.getByRole('status')).toHaveText(SAMPLE_COUNT);
    await expect(screen.sheet).toContainText(LAST_WORDS, SEEN);
    await expect(screen.note('Have you moved a shop like ours before?')).toContainText('Answered');
    expect(await screen.belowScreen()).toBe(before);
    await page.route(DEMO, (route) =>
      route.fulfill({ status: 429, json: { message: 'Not now.', code: 'RATE_LIMITED' } }),
    );
    await screen.watch.click();
    await expect(screen.error).toHaveText('Not now.');
    expect(await screen.belowScreen()).toBe(before);
    await page.unroute(DEMO);
    stop();
    await expectCounted('/', loaded);
  }
});

test('a post that is edited gets its own proposal; what is missing and what fails is shown, typed text stays, and is passed to the wizard', {
  tag: '@main',
}, async ({ page, context, trouble }) => {
  trouble.allow(/status of 500|ERR_INTERNET_DISCONNECTED/);
  const screen = await new LandingScreen(page).open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await test.step('what is missing is not asked for', async () => {
    await screen.fill({ title: ' ', description: '' });
    await screen.write.click();
    const post = page.getByRole('region', { name: 'The post' });
    await expect(post.getByRole('alert')).toHaveText(['Please enter a job title', 'Please enter a job description']);
    await screen.takeAlong.click();
    await expect(page).toHaveURL('/');
    expect(asked).not.toContain('/api/demo-proposal');
  });
  await test.step('what fails is said', async () => {
    await screen.fill(POST);
    await context.setOffline(true);
    await screen.write.click();
    await expect(screen.error).toContainText('You are offline. Your post is saved.');
    await context.setOffline(false);
    await page.route(DEMO, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await screen.write.click();
    await expect(screen.error).toContainText('We could not reach the server. Your post is saved.');
    await expect(screen.sheet).toContainText(LAST_WORDS, SEEN);
    await expect(screen.description).toHaveValue(POST.description);
    await page.unroute(DEMO);
    // A stream that breaks off leaves what had arrived.
    const frame = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    const body = frame('notes', { notes: [] }) + frame('delta', { text: 'The heart of this job' });
    await page.route(DEMO, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
    await screen.write.click();
    await expect(screen.error).toHaveText('The connection was lost. What was written so far is saved.');
    await expect(screen.sheet).toContainText('The heart of this job', SEEN);
    await expect(screen.sheet).not.toContainText(LAST_WORDS, SEEN);
    await page.unroute(DEMO);
  });
  await screen.write.click();
  await expect(screen.note('Begin with “oolong”')).toContainText('Answered');
  await expect(screen.error).toHaveText('');
  await expect(screen.sheet).not.toContainText('fern', SEEN);
  await expect(screen.sheet).toContainText('How would you test the checkout?');
  await expect(screen.note('When could you start?')).toContainText('Needs your answer');

  await screen.takeAlong.click();
  const wizard = new ProposalScreen(page);
  await expect(wizard.title).toHaveValue(POST.title);
  await expect(wizard.description).toHaveValue(POST.description);
  await expect.poll(() => everythingKept(page)).toContain('oolong');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('own-post'))).toBeNull();
  await page.reload();
  await expect(wizard.description).toHaveValue(POST.description);
  await test.step('where there is work it waits, and replaces nothing unasked', async () => {
    await screen.open();
    await screen.fill(OWN);
    await screen.takeAlong.click();
    const question = page.getByRole('alert').filter({ hasText: `Start with “${OWN.title}”?` });
    await expect(question).toBeVisible();
    await expect(wizard.title).toHaveValue(POST.title);
    await page.reload();
    await question.getByRole('button', { name: 'Leave it out' }).click();
    await expect(question).toHaveCount(0);
    await messages(page).getByRole('button', { name: 'Undo' }).click();
    await question.getByRole('button', { name: 'Start with it' }).click();
    await expect(wizard.title).toHaveValue(OWN.title);
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(wizard.title).toHaveValue(POST.title);
  });
});
