import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readUser } from '#shared/identity/contract.ts';
import { createProfile, listProfiles, type Profile, updateProfile } from '#shared/profiles/contract.ts';
import { listRememberedLines } from '#shared/proposals/remembered-lines.ts';
import { answerCalls, answers, isUnreachable, refuses } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aUser, SIGN_IN_CONFIG, SIGNED_OUT, takeForSignedIn } from '#web/testing/people.ts';
import { renderMain } from '#web/testing/render-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';
import { MePage } from './me-page.tsx';

const SHOPS: Profile = {
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  revision: 1,
  updatedAt: '2026-01-05T12:00:00Z',
  name: 'Shops',
  headline: '',
  skillsAndExperience: 'Moved 12 Magento shops to Shopify.',
  aboutMeStatement: 'I answer within a day.',
  portfolio: 'https://greta.example',
  writingSamples: ['Hello Tom'],
  isDefault: true,
};
const NO_LINES = answers(listRememberedLines, { lines: [] });
const open = () => renderMain(<MePage />, '/me');
const project = page.getByLabelText('Project', { exact: true });

function signedIn(user: Parameters<typeof aUser>[0], profiles = answers(listProfiles, { profiles: [SHOPS] })) {
  takeForSignedIn();
  answerCalls(SIGN_IN_CONFIG, answers(readUser, aUser(user)), profiles, NO_LINES);
  return open();
}

it.each([390, 1440])('lists the facts of a profile to edit, at %d', async (width) => {
  await resizeWindow(width);
  await signedIn({ plan: 'pro' });
  await expect.element(project).toHaveValue('Moved 12 Magento shops to Shopify.');
  await expect.element(project).not.toHaveAttribute('readonly');
  await expect.element(page.getByRole('button', { name: 'Import from a CV' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Lines from your letters' })).toHaveTextContent('None yet.');
  await expectAccessible('Me');
  expectNoSidewaysScroll();
});

it('is read alone by who has neither Pro nor free premium proposals left', async () => {
  await signedIn({ proTrialCreditsUsed: 3 });
  await expect.element(page.getByText('Storing profiles comes with Pro', { exact: true })).toBeVisible();
  await expect.element(project).toHaveValue('Moved 12 Magento shops to Shopify.');
  await expect.element(project).toHaveAttribute('readonly');
  await expect.element(page.getByRole('button', { name: 'Import from a CV' })).not.toBeInTheDocument();
});

it('says that profiles could not be loaded, and keeps the lines', async () => {
  await signedIn({}, isUnreachable(listProfiles));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your profiles could not be loaded');
  await expect.element(page.getByRole('region', { name: 'Lines from your letters' })).toBeVisible();
});

it('keeps what is typed into a profile that was deleted elsewhere, as a new one', async () => {
  takeForSignedIn();
  const refusal = { status: 404, code: 'NOT_FOUND', message: 'Not found' } as const;
  const fresh = { ...SHOPS, id: '01890a5d-ac96-774b-bcce-b302099a8059', skillsAndExperience: 'Typed since.' };
  const received = answerCalls(
    ...[SIGN_IN_CONFIG, answers(readUser, aUser({ plan: 'pro' })), NO_LINES],
    ...[answers(listProfiles, { profiles: [SHOPS] }), answers(listProfiles, { profiles: [] })],
    ...[refuses(updateProfile, refusal), answers(createProfile, { profile: fresh })],
  );
  await open();
  await project.fill('Typed since');
  await userEvent.tab();
  await expect
    .poll(() => received.find(({ id }) => id === 'createProfile')?.body)
    .toMatchObject({
      name: 'Shops',
      skillsAndExperience: 'Typed since.',
    });
  await expect.element(project).toHaveValue('Typed since.');
});

it('offers visitors a free account before the price', async () => {
  answerCalls(...SIGNED_OUT);
  await open();
  const offer = page.getByRole('region', { name: /^Create a free account: three proposals with your own experience/ });
  await expect.element(offer.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  await expect.element(offer).toHaveTextContent('After that, Pro is $9.99');
});
