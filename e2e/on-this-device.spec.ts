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

type Availability = 'unavailable' | 'downloadable' | 'available';

/** The behaviour of the emulated browser model. */
interface Plan {
  availability?: Availability;
  /** For which languages of the letter it is not there. */
  not?: string[];
  pieces?: string[];
  /** Waits for `window.goOn()` before each of these: the end of the download, the last piece. */
  waits?: ('download' | 'last piece')[];
  createFails?: string;
  streamFails?: string;
  tokens?: number;
}

/** Puts the Prompt API of Chromium into the page, with a model that is written down in `plan`. */
async function installModel(page: Page, plan: Plan): Promise<void> {
  await page.addInitScript((given: Plan) => {
    const { availability = 'available', not = [], pieces = [], waits = [], tokens = 1_500 } = given;
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
    let state: string = availability;
    const session = {
      contextWindow: 9_216,
      contextUsage: 0,
      measureContextUsage: async () => tokens,
      destroy: () => {
        seen.destroyed += 1;
      },
      promptStreaming: (prompt: string, { signal }: { signal: AbortSignal }) => {
        seen.prompts.push(prompt);
        let at = 0;
        return new ReadableStream<string>({
          async pull(controller) {
            if (at === pieces.length - 1 && waits.includes('last piece')) await orAborted(goOn(), signal);
            const piece = pieces[at++];
            if (piece !== undefined) return controller.enqueue(piece);
            if (given.streamFails) return controller.error(new DOMException('failed', given.streamFails));
            return controller.close();
          },
        });
      },
    };
    const languageModel = {
      availability: async ({ expectedOutputs }: { expectedOutputs: { languages: string[] }[] }) =>
        expectedOutputs.some(({ languages }) => languages.some((one) => not.includes(one))) ? 'unavailable' : state,
      create: async ({ signal, monitor }: { signal: AbortSignal; monitor: (target: EventTarget) => void }) => {
        if (!navigator.userActivation.isActive) throw new DOMException('no press', 'NotAllowedError');
        if (given.createFails) throw new DOMException('failed', given.createFails);
        const target = new EventTarget();
        const load = (loaded: number) =>
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
        monitor(target);
        if (state === 'downloadable') {
          load(0);
          load(0.42);
          if (waits.includes('download')) await orAborted(goOn(), signal);
          state = 'available';
        }
        load(1);
        return session;
      },
    };
    Object.defineProperty(window, 'LanguageModel', { value: languageModel, configurable: true });
    Object.assign(window, { seenByModel: seen, goOn: () => open.shift()?.() });
  }, plan);
}

interface Installed {
  seenByModel: { prompts: string[]; destroyed: number; aborted: number };
  goOn: () => void;
}

const goOn = (page: Page) => page.evaluate(() => (window as unknown as Installed).goOn());
const seenByModel = (page: Page) => page.evaluate(() => (window as unknown as Installed).seenByModel);
const NAME = 'Write it on this device';
const dialog = (page: Page) => page.getByRole('dialog', { name: NAME });
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function openDevice(page: Page, plan: Plan): Promise<ProposalScreen> {
  await installModel(page, plan);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.openOtherWay(NAME);
  await expect(dialog(page)).toBeVisible();
  return screen;
}

const inPieces = (text: string) => text.split(/(?<=\n\n)/);

test('a visitor has the letter written on this device, sees it checked, and it says who wrote it', async ({ page }) => {
  const screen = await openDevice(page, { pieces: inPieces(LETTER), waits: ['last piece'] });
  await expect(dialog(page)).toContainText(
    'free and takes no credit. Your post and the finished letter are checked on',
  );
  await expect(dialog(page)).not.toContainText('download');
  await expectAccessible(page, 'before writing on this device');
  await inDialog(page, 'Write it').click();
  await expect(dialog(page).getByRole('status')).toHaveText('Writing on this device...');
  await expect(dialog(page)).toContainText(/\d\d words so far/);
  // What is not checked is not shown.
  await expect(dialog(page)).not.toContainText('brewing instructions');
  await expectAccessible(page, 'writing on this device');
  await goOn(page);
  await screen.expectDone();
  await expect(screen.sheet).toContainText(/^Oolong/i);
  await expect(screen.sheet).toContainText('brewing instructions');
  await expect(screen.sheet).not.toContainText(/Sure!|Best regards/);
  await expect(page.getByText('Written on this device by your browser’s own model.')).toBeVisible();
  await page.getByRole('button', { name: /to check.*blank/ }).click();
  await expect(page.getByText(/This number is neither in the post nor in your profile/)).toBeVisible();
  // The model got the prompt of one's own assistant, and was released.
  const { prompts, destroyed } = await seenByModel(page);
  expect(prompts).toHaveLength(1);
  for (const said of [POST.title, 'brewing instructions', 'q1: (How would you test the checkout?)'])
    expect(prompts[0]).toContain(said);
  expect(destroyed).toBe(1);
  // It is stored like any other.
  await page.reload();
  await expect(page.getByText('Written on this device by your browser’s own model.')).toBeVisible();
});

test('the model is downloaded first, with its progress, can be called off and begun again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = await openDevice(page, { availability: 'downloadable', pieces: [LETTER], waits: ['download'] });
  await expect(dialog(page)).toContainText('Your browser downloads the model first. This happens once.');
  await inDialog(page, 'Download and write').click();
  const progress = dialog(page).getByRole('progressbar', { name: 'Download of the model' });
  await expect(progress).toHaveAttribute('value', '42');
  await expect(dialog(page)).toContainText('Downloading the model... 42%');
  await expectAccessible(page, 'downloading the model');
  await expectNoSidewaysScroll(page);
  await inDialog(page, 'Stop').click();
  await expect(dialog(page)).toContainText('Your proposal is as it was.');
  expect((await seenByModel(page)).aborted).toBe(1);
  await inDialog(page, 'Try again').click();
  await expect(progress).toBeVisible();
  await goOn(page);
  await goOn(page);
  await screen.expectDone();
  await expect(screen.sheet).toContainText('brewing instructions');
});
