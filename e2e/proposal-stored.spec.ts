import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { POST, ProposalScreen } from './proposal-screen.ts';

test('a second tab follows live, overwrites nothing, and can take over, also in the middle of an edit', async ({
  page,
  context,
}) => {
  const first = await new ProposalScreen(page).open();
  await first.fillJob({ title: 'Typed in the first', description: 'x' });
  const second = await new ProposalScreen(await context.newPage()).open();
  await expect(second.page.getByText('This proposal is open in another tab')).toBeVisible();
  await expect(second.title).toHaveValue('Typed in the first');
  await expect(second.title).toBeDisabled();
  await expectAccessible(second.page, 'open in another tab');
  await first.title.fill('Changed in the first');
  await expect(second.title).toHaveValue('Changed in the first');
  await second.button('Work here instead').click();
  await expect(second.title).toBeEnabled();
  await second.title.fill('Changed in the second');
  await second.description.fill(POST.description);
  await expect(first.title).toHaveValue('Changed in the second');
  await expect(first.page.getByText('This proposal is open in another tab')).toBeVisible();
  await test.step('an edit goes on in the other tab without losing a word', async () => {
    await second.generate();
    await second.expectDone();
    await second.button('Edit').click();
    await second.editor.press('Control+End');
    await second.editor.pressSequentially(' Typed in the second.');
    await expect(first.sheet).toContainText('Typed in the second.');
    await expect(first.editor).toHaveCount(0);
    await second.page.close();
    await expect(first.editor).toContainText('Typed in the second.');
  });
});

test('text survives the browser being killed', async ({ app }) => {
  const profile = await mkdtemp(join(tmpdir(), 'bidwright-profile-'));
  try {
    const before = await startBrowser(profile);
    const screen = await new ProposalScreen(before.page).open(app.url);
    for (const type of [
      () => screen.title.fill('Killed in the middle'),
      () => screen.description.fill(POST.description),
    ]) {
      const isKept = nextKept(before.page);
      await type();
      await isKept;
    }
    await before.kill();
    const after = await startBrowser(profile);
    const again = await new ProposalScreen(after.page).open(app.url);
    await expect(again.title).toHaveValue('Killed in the middle');
    await expect(again.description).toHaveValue(POST.description);
    await after.kill();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

/** Resolves when the workspace tells the other tabs that it has stored something. */
function nextKept(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const screen = new BroadcastChannel('bidwright-workspace:visitor');
        screen.onmessage = ({ data }) => {
          if (data !== 'saved') return;
          screen.close();
          resolve();
        };
      }),
  );
}

/** A browser of its own that can be killed as a crash kills it, with no chance to tidy up. */
async function startBrowser(profile: string): Promise<{ page: Page; kill: () => Promise<void> }> {
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  const child: ChildProcess = spawn(
    test.info().project.use.launchOptions?.executablePath ?? chromium.executablePath(),
    [
      ...(test.info().project.use.launchOptions?.args ?? []),
      '--headless=new',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  const port = await expect
    .poll(() => readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => ''), { timeout: 60_000 })
    .not.toBe('')
    .then(() => readFile(join(profile, 'DevToolsActivePort'), 'utf8'));
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port.split('\n')[0]}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  return {
    page,
    async kill() {
      const gone = once(child, 'close');
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}
