import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { readUser } from '#shared/identity/contract.ts';
import { answerCalls, answers } from '#web/testing/answer-calls.ts';
import { aUser, SIGN_IN_CONFIG, takeForSignedIn } from '#web/testing/people.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { resizeWindow } from '#web/testing/window-size.ts';
import { ConfirmEmail } from './confirm-email.tsx';

// A file of its own: the bar must not have been fetched before.
it('the page below is in its place from when the person is known, before the bar is fetched', async () => {
  await resizeWindow(390);
  takeForSignedIn();
  answerCalls(SIGN_IN_CONFIG, answers(readUser, aUser()));
  const tops: (number | undefined)[] = [];
  const observer = new MutationObserver(() => tops.push(document.querySelector('main')?.getBoundingClientRect().top));
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  const screen = (
    <>
      <ConfirmEmail />
      <main>Below</main>
    </>
  );
  await renderPage(screen, { path: '/account' });
  await expect.element(page.getByRole('complementary', { name: 'Address to confirm' })).toBeVisible();
  const [, ...afterwards] = new Set(tops.filter((top) => top !== undefined));
  expect(afterwards).toHaveLength(1);
});
