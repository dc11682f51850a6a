import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { LandingScreen } from './landing-screen.ts';
import { expect, test } from './slow-app.ts';

// These tests watch the typing animation and check for layout shift.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const [, FIRST_SENTENCE = ''] = DEMO_ANSWER.plainText.split('\n\n');
const FIRST_WORDS = FIRST_SENTENCE.split(' ').slice(0, 4).join(' ');
const LAST_WORDS = DEMO_ANSWER.plainText.split('\n').at(-1) ?? '';
/** Unseen, the sheet keeps the height of the sample. */
const SEEN = { useInnerText: true };

test('it can be watched as it is written while nothing else moves, and stopped; what had arrived stays', async ({
  page,
}) => {
  const screen = await new LandingScreen(page).open();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await screen.belowScreen();
  // A second press right after the first does not stop what it has begun.
  await screen.watch.dblclick();
  // The sample stays until the first word comes.
  await expect(screen.sheet).not.toContainText(LAST_WORDS, SEEN);
  await expect(screen.sheet).toContainText('fern', SEEN);
  await page.evaluate(() => {
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => moved.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
      type: 'layout-shift',
    });
  });
  await expect(screen.sheet).toContainText(FIRST_WORDS, SEEN);
  expect(await page.evaluate(() => ('moved' in window ? window.moved : 'nobody looked'))).toEqual([]);
  expect(await screen.belowScreen()).toBe(before);
  await expect(screen.sheet).toHaveAttribute('aria-busy', 'true');
  await expect(screen.sheet).not.toContainText(LAST_WORDS, SEEN);
  await expect(screen.note('Begin with “fern”')).toContainText('Answered');
  await expect(screen.note('How would you begin?')).toHaveCount(0);
  await screen.button('Stop').click();
  await expect(screen.watch).toBeFocused();
  await expect(screen.sheet).toContainText('Stopped. This is what was written so far.');
  await expect(screen.sheet).toContainText(FIRST_WORDS, SEEN);
  await expect(screen.sheet).not.toContainText(LAST_WORDS, SEEN);
  await expect(screen.note('How would you begin?')).toContainText('Open');
});
