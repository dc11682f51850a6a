import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';
import { POST, ProposalScreen } from './proposal-screen.ts';

const LETTER = `Sure! Here's your proposal:

[opening]
A product page with brewing instructions loads fast on phones when its photos are shown large only once.

[first_step]
I would first test your checkout with the subscription option on a slow phone.

[answers]
q1: With a test order on each of 17 phones.
q2: [your start]

Best regards,
Maria`;

/** Puts the Prompt API of Chromium into the page: its model is downloaded and says `pieces`, each up to its last piece until `goOn`. */
async function installModel(page: Page, pieces: string[]): Promise<void> {
  await page.addInitScript((given: string[]) => {
    const open: (() => void)[] = [];
    const goOn = () => new Promise<void>((resolve) => open.push(resolve));
    const seen = { prompts: [] as string[], destroyed: 0, aborted: 0 };
    const orAborted = <T>(promise: Promise<T>, signal: AbortSignal) =>
      Promise.race([
        promise,
        new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            seen.aborted += 1;
            reject(new DOMException('aborted', 'AbortError'));
          });
        }),
      ]);
    let state = 'downloadable';
    const session = {
      contextWindow: 9_216,
      contextUsage: 0,
      measureContextUsage: async () => 1_500,
      destroy: () => {
        seen.destroyed += 1;
      },
      promptStreaming: (prompt: string, { signal }: { signal: AbortSignal }) => {
        seen.prompts.push(prompt);
        let at = 0;
        return new ReadableStream<string>({
          async pull(controller) {
            if (at === given.length - 1) await orAborted(goOn(), signal);
            const piece = given[at++];
            if (piece !== undefined) return controller.enqueue(piece);
            return controller.close();
          },
        });
      },
    };
    const languageModel = {
      availability: async () => state,
      create: async ({ signal, monitor }: { signal: AbortSignal; monitor: (target: EventTarget) => void }) => {
        if (!navigator.userActivation.isActive) throw new DOMException('no press', 'NotAllowedError');
        const target = new EventTarget();
        const load = (loaded: number) =>
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
        monitor(target);
        if (state === 'downloadable') {
          load(0);
          load(0.42);
          await orAborted(goOn(), signal);
          state = 'available';
        }
        load(1);
        return session;
      },
    };
    Object.defineProperty(window, 'LanguageModel', { value: languageModel, configurable: true });
    Object.assign(window, { seenByModel: seen, goOn: () => open.shift()?.() });
  }, pieces);
}

interface Installed {
  seenByModel: { prompts: string[]; destroyed: number; aborted: number };
  goOn: () => void;
}

const goOn = (page: Page) => page.evaluate(() => (window as unknown as Installed).goOn());
const seenByModel = (page: Page) => page.evaluate(() => (window as unknown as Installed).seenByModel);
const NAME = 'Write it on this device';
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('a visitor has the model downloaded, called off and begun again, the letter written on this device and checked, and it says who wrote it', async ({
  page,
}) => {
  await installModel(page, LETTER.split(/(?<=\n\n)/));
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.openOtherWay(NAME);
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog).toContainText('free and takes no credit. Your post and the finished letter are checked on');
  await test.step('the download', async () => {
    await expect(dialog).toContainText('Your browser downloads the model first. This happens once.');
    await inDialog(page, 'Download and write').click();
    const progress = dialog.getByRole('progressbar', { name: 'Download of the model' });
    await expect(progress).toHaveAttribute('value', '42');
    await expect(dialog).toContainText('Downloading the model... 42%');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(dialog, 'downloading the model');
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await inDialog(page, 'Stop').click();
    await expect(dialog).toContainText('Your proposal is as it was.');
    expect((await seenByModel(page)).aborted).toBe(1);
    await inDialog(page, 'Try again').click();
    await expect(progress).toBeVisible();
    // What the model that was called off waits for, and this one.
    await goOn(page);
    await goOn(page);
  });
  await test.step('what is not checked is not shown', async () => {
    await expect(dialog.getByRole('status')).toHaveText('Writing on this device...');
    await expect(dialog).toContainText(/\d\d words so far/);
    await expect(dialog).not.toContainText('brewing instructions');
    await expectAccessible(dialog, 'writing on this device');
    await goOn(page);
  });
  await screen.expectDone();
  await expect(screen.sheet).toContainText(/^Oolong/i);
  await expect(screen.sheet).toContainText('brewing instructions');
  await expect(screen.sheet).not.toContainText(/Sure!|Best regards/);
  await expect(page.getByText('Written on this device by your browser’s own model.')).toBeVisible();
  // The model got the prompt of one's own assistant, and was released.
  const { prompts, destroyed } = await seenByModel(page);
  expect(prompts).toHaveLength(1);
  for (const said of [POST.title, 'brewing instructions', 'q1: (How would you test the checkout?)'])
    expect(prompts[0]).toContain(said);
  expect(destroyed).toBe(1);
});
