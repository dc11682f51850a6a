import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeLetter } from '#shared/drafts/proposals.ts';
import { ERROR_MESSAGES } from '#shared/http/errors.ts';
import { generateProposal } from '#shared/proposals/contract.ts';
import { documentOfPlain, documentToHtml } from '#shared/proposals/document/index.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { updateProposal } from '#shared/proposals/stored.ts';
import { EMPTY_WIZARD } from '#web/features/proposals/wizard/wizard-state.ts';
import { refuses } from '#web/testing/answer-calls.ts';
import { aLetter, aMaterial } from '#web/testing/letter.fixture.ts';
import { openTool } from '#web/testing/open-tool.tsx';
import { aUser } from '#web/testing/people.ts';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';

const letter = page.getByRole('article', { name: 'Your proposal' });

function firstLineEnd(): number {
  const range = document.createRange();
  range.selectNodeContents(letter.getByRole('paragraph').first().element());
  return range.getClientRects()[0]?.bottom ?? Number.POSITIVE_INFINITY;
}

it.each([
  { who: 'a visitor', user: null },
  { who: 'someone who has not confirmed the email', user: aUser() },
])('shows $who the first line of the letter in the first third of a phone, large or small', async ({ user }) => {
  await resizeWindow(390, 844);
  await openTool(user, { step: 5, generation: aLetter() });
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  if (user) await expect.element(page.getByRole('complementary', { name: 'Address to confirm' })).toBeVisible();
  await expect.poll(firstLineEnd).toBeLessThanOrEqual(844 / 3);
  expectNoSidewaysScroll();
  await resizeWindow(360, 640);
  await expect.poll(firstLineEnd).toBeLessThanOrEqual(640 / 3);
  expectNoSidewaysScroll();
  // What was above the letter is below it.
  await expect.element(page.getByRole('button', { name: 'Start new proposal' })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Create a proposal' })).toBeInTheDocument();
});

it('shows what is wrong with a field above the bar of actions', async () => {
  const fields = {
    ...EMPTY_WIZARD.fields,
    jobTitle: 'x'.repeat(301),
    jobDescription: 'We need a website. '.repeat(200),
  };
  await openTool(null, { fields });
  const error = page.getByRole('alert').filter({ hasText: 'This is longer than the 300 characters' });
  const isSeen = () => {
    const { left, top, height: high } = error.element().getBoundingClientRect();
    return error.element().contains(document.elementFromPoint(left + 40, top + high / 2));
  };
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await resizeWindow(width, height);
    await page.getByRole('tab', { name: 'Tone' }).click();
    await page.getByRole('button', { name: 'Generate Proposal' }).click();
    await expect.element(page.getByLabelText('Job title', { exact: true })).toHaveFocus();
    await expect.poll(isSeen).toBe(true);
  }
});

const TITLE_AND_POST = { ...EMPTY_WIZARD.fields, jobTitle: 'A shop', jobDescription: 'We need a shop for our tea.' };

it('says once why nothing was written, at the button that was pressed', async () => {
  const failure = { status: 500, code: 'GENERATION_FAILED', message: 'Out of order.' } as const;
  await openTool(null, { step: 4, fields: TITLE_AND_POST }, refuses(generateProposal, failure));
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  const said = page.getByText('Failed to generate your proposal. Please try again.');
  await expect.element(page.getByRole('alert').filter({ has: said })).toBeVisible();
  expect(said.elements()).toHaveLength(1);
});

it('says beside its field what a post lacks, and leads back to one in which there is no job', async () => {
  const title = page.getByLabelText('Job title', { exact: true });
  const post = page.getByRole('textbox', { name: 'Job description' });
  const next = page.getByRole('button', { name: 'Continue' });
  const alert = page.getByRole('alert');
  const noJob = { status: 422, code: 'POST_NOT_UNDERSTOOD', message: ERROR_MESSAGES.POST_NOT_UNDERSTOOD } as const;
  await openTool(null, {}, refuses(generateProposal, noJob));
  await title.fill('A job');
  await expect.element(next).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('Please enter a job description');
  await expect.element(post).toHaveFocus();
  await title.fill('');
  await post.fill('123');
  await next.click();
  // The panel beside it may say by now that it cannot read the post.
  const both = 'Please enter both job title and description before continuing.';
  await expect.element(alert.filter({ hasText: both })).toBeVisible();
  await expect.element(title).toHaveFocus();
  await title.fill('#NAME?');
  await post.fill('#NAME?');
  await page.getByRole('tab', { name: 'Tone' }).click();
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  await expect.element(alert.filter({ hasText: 'could not find a job in this text' })).toBeVisible();
  await expect.element(post).toHaveValue('#NAME?');
});

it('leads from what is locked to an account and to Pro', async () => {
  await openTool(null, { step: 4, fields: TITLE_AND_POST });
  const locked = page.getByRole('radio', { name: /, locked$/ });
  await expect.poll(() => locked.elements().length).toBe(9);
  for (const radio of locked.elements()) expect(radio).toBeDisabled();
  for (const [name, field] of [
    ['Add Information', 'Your Skills & Experience'],
    ['Add Samples', 'Sample 4'],
  ] as const) {
    await page.getByRole('tab', { name: 'Tone' }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect.element(page.getByLabelText(field, { exact: true })).toBeDisabled();
    // A visitor is offered an account first.
    await expect.element(page.getByRole('link', { name: 'Create a free account' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('main').getByRole('button', { name: 'Upgrade to Pro' })).toHaveFocus();
    // Folded again, for the next one.
    await page.getByRole('button', { name: 'Continue' }).click();
  }
});

it('stores what was typed into a letter before it is marked as copied', async () => {
  const generation = aLetter();
  const no = { status: 404, code: 'NOT_FOUND', message: 'Not found' } as const;
  const answered = [refuses(storeLetter, no), refuses(updateProposal, no)];
  const { workspace, received } = await openTool(aUser(), { step: 5, generation }, ...answered);
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  workspace.store.dispatch({ type: 'edit-saved', document: documentOfPlain('Yes, since 2019.') });
  await expect.element(letter).toHaveTextContent('Yes, since 2019.');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const sent = () => received.map(({ id }) => id).filter((id) => ['storeLetter', 'updateProposal'].includes(id));
  await expect.poll(sent).toEqual(['storeLetter', 'updateProposal']);
});

it('has at most 12 stops of Tab between the heading of a letter and Copy; arrows reach the rest', async () => {
  await resizeWindow(1440, 900);
  const lead = [
    { id: 'F1', text: 'I have led a team of 12 at a tea company.' },
    { id: 'F2', text: 'I cut a checkout from 8 to 2 seconds.' },
    { id: 'F3', text: 'I have moved nine shops to Shopify Plus.' },
  ];
  const written = aLetter(aMaterial({ lead, otherFacts: [] }));
  const html = documentToHtml(written.document);
  const edited = documentOfHtml(
    html.replace('</p>', ' I won three awards for this. I hold two degrees in design.</p>'),
  );
  await openTool(null, { step: 5, generation: { ...written, document: edited, edited: true } });
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await expect.element(copy).toBeVisible();
  const sentences = letter.getByRole('button').and(page.getByTitle(/./));
  await expect.poll(() => sentences.elements().length).toBeGreaterThan(3);
  document.querySelector<HTMLElement>('[data-focus="heading"]')?.focus();
  const stops: (string | undefined)[] = [];
  while (document.activeElement !== copy.element() && stops.length < 40) {
    await userEvent.keyboard('{Tab}');
    stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? undefined);
  }
  expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(12);

  sentences.first().element().focus();
  const reached = [document.activeElement];
  for (let left = sentences.elements().length - 1; left > 0; left -= 1) {
    await userEvent.keyboard('{ArrowDown}');
    reached.push(document.activeElement);
  }
  expect(reached).toEqual(sentences.elements());
});

const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it.each([390, 1440])(
  'says, in sight where one types far down, that the browser stores nothing, at %d',
  async (width) => {
    await resizeWindow(width, 600);
    const disk = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await openTool(aUser({ plan: 'pro' }), { step: 2 });
    const portfolio = page.getByLabelText('Portfolio');
    await portfolio.fill('https://greta.example');
    const notice = page.getByRole('alert').filter({ hasText: 'Your browser does not let us save your text.' });
    await expect.element(notice).toBeInViewport({ ratio: 1 });
    const below = notice.element().getBoundingClientRect().bottom;
    expect(portfolio.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(below);
    expectNoSidewaysScroll();
    await notice.getByRole('button', { name: 'Understood' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    // Before what is nowhere else goes with the page, the browser asks.
    expect(mayLeave()).toBe(false);
    disk.mockRestore();
    await portfolio.fill('https://greta.example/shops');
    await expect.poll(mayLeave).toBe(true);
  },
);

it('lists Regenerate among the commands only where it would write the letter again', async () => {
  await openTool(null, { step: 5, generation: aLetter() });
  const command = page.getByRole('dialog', { name: 'Commands' }).getByRole('option', { name: 'Regenerate' });
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(command).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: 'Your proposal' })).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: 'New proposal' })).toBeVisible();
  expect(command.elements()).toEqual([]);
  // The next test file shares the page.
  await userEvent.keyboard('{Escape}');
});
