import { type GenerateAnswer, generateAnswer } from '#shared/proposals/contract.ts';
import { inDatabase, signIn } from './account-people.ts';
import { DraftScreen, draftsOf } from './draft-screen.ts';
import { saveDraft, signUpPro } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';
import { POST, ProposalScreen } from './proposal-screen.ts';

const PROOF = 'I built the theme of a coffee roaster.';
const RATE = 'Two weeks from Monday, 20 hours a week.';

test('a draft keeps typed lines and open blanks, and goes on with them on another device', async ({
  page,
  app,
  newVisitor,
}) => {
  const person = await signUpPro(page, app);
  const here = await new DraftScreen(page).open();
  await here.fillJob();
  await here.generate();
  await here.expectDone();
  await here.blank('Your nearest project').pressSequentially(PROOF);
  await page.keyboard.press('Shift+Enter');
  await expect(here.sheet).toContainText(PROOF);
  const stored = () =>
    inDatabase(app.databaseUrl, 'select work::text from document_revisions where user_id = $1', person.id);
  await here.letTimePassUntil(async () => expect(JSON.stringify(await stored())).toContain(PROOF));

  const remoteChanges = await newVisitor();
  expect(await signIn(remoteChanges, person)).toBe(200);
  const [draft] = await draftsOf(app, person);
  await remoteChanges.goto(`/proposal-tool?draftId=${draft?.id ?? ''}`);
  const there = new ProposalScreen(remoteChanges);
  await expect(there.sheet).toContainText(PROOF);
  await there.blank('Your availability').pressSequentially(RATE);
  await remoteChanges.keyboard.press('Shift+Enter');
  await expect(there.sheet).toContainText(RATE);
  await expect(there.sheet).toContainText(PROOF);
});

/** As proposals were stored before letters: other names of the parts, and nothing known of sentences and blanks. */
const OLDER = [
  ['opener', '<p>oolong</p>'],
  ['hook', '<p>Your shop has to load fast on phones.</p>'],
  ['needs', '<p><strong>𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱</strong></p><p>A product page with brewing instructions.</p>'],
  ['approach', '<p><strong>𝗛𝗼𝘄 𝗜 𝘄𝗼𝘂𝗹𝗱 𝗱𝗼 𝗶𝘁</strong></p><p>First I would measure it on a slow phone.</p>'],
  ['why_me', '<p><strong>𝗪𝗵𝘆 𝗺𝗲</strong></p><p>[where you have done this, with one result]</p>'],
  ['next_step', '<p><strong>𝗡𝗲𝘅𝘁 𝘀𝘁𝗲𝗽</strong></p><p>When can I see the theme?</p>'],
] as const;

test('a draft from before letters opens with its text, its sections and its blanks', { tag: '@full' }, async ({
  page,
  app,
}) => {
  const person = await signUpPro(page, app);
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const response = await page.request.post('/api/generate-proposal', {
    data: { jobTitle: POST.title, jobDescription: POST.description },
    headers: { origin },
  });
  const today: GenerateAnswer = generateAnswer.parse(await response.json());
  const content = OLDER.map(([, html]) => html).join('');
  const work = {
    ...{ tone: 'professional', style: 'standard', brief: today.brief, previous: null, editingHtml: null },
    proposal: {
      ...{ status: 'done', proposalId: today.proposalId, text: 'oolong', html: null, edited: false },
      answer: { ...today, formattedProposal: content, plainText: 'oolong' },
    },
  };
  const draft = { jobTitle: POST.title, jobDescription: POST.description, content, format: 'html', work };
  const { id } = await saveDraft(page, draft);
  const { sentences: _s, slots: _l, skeleton: _k, material: _m, lines: _i, ...older } = work.proposal.answer;
  const sections = OLDER.map(([part, html]) => ({ part, html, plainText: html.replace(/<[^>]+>/g, '') }));
  const stored = { ...work, locks: ['approach'], proposal: { ...work.proposal, answer: { ...older, sections } } };
  await inDatabase(
    app.databaseUrl,
    'update document_revisions set work = $2::jsonb where user_id = $1 and document_id = $3',
    person.id,
    JSON.stringify(stored),
    id,
  );

  await page.goto(`/proposal-tool?draftId=${id}`);
  const screen = new ProposalScreen(page);
  await screen.tab('Result').click();
  for (const words of ['Your shop has to load fast', 'brewing instructions', 'slow phone', 'When can I see the theme?'])
    await expect(screen.sheet).toContainText(words);
  await expect(screen.sheet.getByRole('button', { name: 'Actions for “First step”, locked' })).toBeVisible();
  await page.getByRole('button', { name: /to check/ }).click();
  await page.getByRole('button', { name: 'Fill in: [where you have done this, with one result]' }).click();
  await expect(screen.editor).toBeFocused();
  await page.keyboard.type(PROOF);
  await screen.button('Save').click();
  await expect(screen.sheet).toContainText(PROOF);
});
