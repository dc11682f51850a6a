import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { openAuth } from '#web/testing/open-auth.tsx';
import { SIGNED_OUT } from '#web/testing/people.ts';

it.each(['', '?tab=register'])('only who has written something reads what becomes of it, at /auth%s', async (query) => {
  const { dataset } = document.documentElement;
  onTestFinished(() => {
    delete dataset.written;
  });
  const words = page.getByText('What you’ve written so far will be moved to your account.');
  answerCalls(...SIGNED_OUT);
  await openAuth(query);
  await expect.element(words).not.toBeVisible();
  dataset.written = '';
  await expect.element(words).toBeVisible();
});
