import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ChangeAnswer, changeProposal, getWritingModel } from '#shared/proposals/change.ts';
import { documentOfPlain, documentToPlain } from '#shared/proposals/document/index.ts';
import { answers, type CallAnswer, hangs, refuses } from '#web/testing/answer-calls.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { aLetter } from '#web/testing/letter.fixture.ts';
import { openTool } from '#web/testing/open-tool.tsx';
import { press, sheet } from '#web/testing/result/result-page.tsx';
import { expectNoSidewaysScroll, resizeWindow } from '#web/testing/window-size.ts';

const BEFORE = 'First I profile the checkout on a slow phone.';
const AFTER = 'First I time the checkout on a slow phone.';
const letter = aLetter();
const text = documentToPlain(letter.document).replace(BEFORE, AFTER);

const changed = (parts: Partial<ChangeAnswer> = {}): CallAnswer =>
  answers(changeProposal, {
    ...{ text, document: documentOfPlain(text), sections: letter.answer.sections, plainText: text, sentences: [] },
    ...{ removed: [], openings: [], unchanged: false, message: null, answer: null, ...parts },
  });
const model = (of: 'site' | null) => answers(getWritingModel, { model: of });
const form = page.getByRole('form', { name: 'Change your proposal' });
const bar = (name: string) => form.getByRole('button', { name, exact: true });

async function openForm(...calls: CallAnswer[]) {
  const tool = await openTool(null, { step: 5, generation: letter, brief: letter.answer.brief }, ...calls);
  await press('Ask for a change');
  return tool;
}

beforeEach(() => resizeWindow(1440, 900));

describe('a change by an AI', () => {
  it('is compared word by word before it counts, kept, and undone', async () => {
    const { received } = await openForm(model('site'), changed());
    await expect.element(form.getByRole('textbox', { name: 'Ask for a change' })).toHaveFocus();
    await expectAccessible('asking for a change', form.element());
    await userEvent.keyboard('say that you time it');
    await userEvent.keyboard('{Enter}');
    const review = sheet.getByRole('region', { name: 'The change, word by word' });
    await expect.element(review.getByRole('insertion')).toHaveTextContent('time');
    await expect.element(review.getByRole('deletion')).toHaveTextContent('profile');
    await expect.element(page.getByRole('button', { name: 'Keep', exact: true })).toHaveFocus();
    expect(received.at(-1)?.body).toMatchObject({
      selection: '',
      request: { kind: 'ask', words: 'say that you time it' },
    });
    await press('Keep');
    await expect.element(sheet).toHaveTextContent(AFTER);
    await expect.element(sheet).not.toHaveTextContent(BEFORE);
    await press('Undo');
    await expect.element(sheet).toHaveTextContent(BEFORE);
  });

  it('changes nothing when it is undone before it was kept', async () => {
    await openForm(model('site'), changed());
    await bar('Shorter').click();
    await expect.element(sheet.getByRole('insertion')).toBeVisible();
    await press('Undo');
    await expect.element(sheet).toHaveTextContent(BEFORE);
    await expect.element(page.getByRole('button', { name: 'Ask for a change' })).toHaveFocus();
  });

  it('is for a part, or for what was selected', async () => {
    const { received } = await openForm(model('site'), changed());
    await form.getByRole('combobox', { name: 'What to change' }).click();
    await page.getByRole('option', { name: 'Plan' }).click();
    await bar('Rewrite').click();
    await expect.element(sheet.getByRole('insertion')).toBeVisible();
    expect(received.at(-1)?.body).toMatchObject({
      selection: `## First step\n\n${BEFORE}`,
      request: { kind: 'rewrite' },
    });
    await press('Undo');
    await sheet.getByText(BEFORE).tripleClick();
    await press('Change selection');
    await expect.element(form.getByRole('combobox', { name: 'What to change' })).toHaveTextContent('“First I profile');
    await bar('Longer').click();
    await expect.element(sheet.getByRole('insertion')).toBeVisible();
    expect(received.at(-1)?.body).toMatchObject({ selection: BEFORE, request: { kind: 'longer' } });
  });

  it('offers other openings, of which one is put in place', async () => {
    const openings = ['Nine seconds on a phone lose orders.', 'Six apps load before the price does.'];
    await openForm(model('site'), changed({ text: '', openings, unchanged: false }));
    await bar('Other openings').click();
    await page.getByRole('button', { name: openings[1] ?? '' }).click();
    await expect.element(sheet).toHaveTextContent(openings[1] ?? '');
    await expect.element(sheet).toHaveTextContent(BEFORE);
  });

  it('says what went wrong, keeps the words and can be tried again', async () => {
    const busy = { status: 503, code: 'GENERATION_INTERRUPTED', message: 'The AI is busy.' } as const;
    await openForm(model('site'), refuses(changeProposal, busy), changed());
    await userEvent.keyboard('less formal{Enter}');
    await expect.element(page.getByRole('alert').filter({ hasText: 'The AI is busy.' })).toBeVisible();
    await press('Try again');
    await expect.element(sheet.getByRole('insertion')).toBeVisible();
  });

  it('can be stopped', async () => {
    await openForm(model('site'), hangs(changeProposal));
    await userEvent.keyboard('less formal{Enter}');
    await expect.element(page.getByText('Changing it as you asked…')).toBeVisible();
    await press('Stop');
    await expect.element(form.getByRole('textbox', { name: 'Ask for a change' })).toHaveValue('less formal');
    await expect.element(sheet).toHaveTextContent(BEFORE);
  });

  it('leads to the settings where there is no AI, on a phone too', async () => {
    await resizeWindow(390);
    await openTool(null, { step: 5, generation: letter, brief: letter.answer.brief }, model(null));
    await press('More actions');
    await page.getByRole('menuitem', { name: 'Ask for a change' }).click();
    await expect
      .element(page.getByRole('link', { name: 'AI settings' }))
      .toHaveAttribute('href', '/account?tab=writer');
    expectNoSidewaysScroll();
    await press('Close');
    await expect.element(page.getByRole('button', { name: 'More actions' })).toHaveFocus();
  });
});

it('writes on where the model stopped midway', async () => {
  const cut = { ...letter, answer: { ...letter.answer, isCut: true, engine: 'llm' as const } };
  const calls = [model('site'), changed()];
  const { received } = await openTool(null, { step: 5, generation: cut, brief: letter.answer.brief }, ...calls);
  await press('Continue writing');
  await expect.element(sheet).toHaveTextContent(AFTER);
  expect(received.at(-1)?.body).toMatchObject({ request: { kind: 'continue' } });
  await expect.element(page.getByRole('button', { name: 'Continue writing' })).not.toBeInTheDocument();
});
