import { inDatabase, signIn } from './account-people.ts';
import { DraftScreen, draftsOf } from './draft-screen.ts';
import { signUpPro } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

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
