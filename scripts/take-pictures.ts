// `npm run pictures -- http://localhost:3000` takes the pictures of the front page again, from the app that runs there: into
// web/public/assets/pictures, named by their content, and into shared/site/pictures.ts. By hand, when the screens have changed. On a
// busy machine start the app with ENGINE_DEADLINE_MS=60000, or it may refuse to read a post for so long.
import { createHash } from 'node:crypto';
import { readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { PROFILE_LABELS } from '#shared/profiles/labels.ts';
import { findChromium } from './chromium.ts';

const FOLDER = fileURLToPath(new URL('../web/public/assets/pictures', import.meta.url));
const LIST = fileURLToPath(new URL('../shared/site/pictures.ts', import.meta.url));
const THEMES = ['light', 'dark'] as const;
/** Sharp on the screens that most people have; twice would weigh more than it shows. */
const SCALE = 1.25;
const QUALITY = 0.6;
/** Each step waits for what it needs, on a busy machine too; the app itself says when it could not write. */
const LONGEST_STEP_MS = 300_000;
/** Pixels that the header covers, and some air. */
const BELOW_HEADER = 76;

/** Our own invention, as is who answers it. */
const POST = {
  title: 'Weekly sales report for three flower stalls',
  description: `We keep the sales of our three flower stalls in one large Google Sheet, and every Monday I put the numbers together by hand.

What we need:
- Clean up the sheet and remove the duplicates
- Build a weekly report that we can read on a phone
- Write down how to refresh it every week

Please start your reply with the word "tulip". How would you check that the totals are right? Have you built reports in Google Sheets before? What is your rate?`,
};
const ABOUT_ME_FIELD = PROFILE_LABELS.aboutMeStatement;
const ABOUT_ME =
  'Last year I built the weekly sales report of two bakeries in Google Sheets. Each shop is checked against its till, and a row that does not match turns red. Since 2016 I have built eleven reports in Google Sheets for shops. My rate is $40 an hour.';

interface Scene {
  readonly name: string;
  readonly window: { readonly width: number; readonly height: number };
  /** What the picture begins with, and how much of the window below it is taken. */
  readonly from: (page: Page) => Locator;
  readonly height: number;
  readonly play: (page: Page) => Promise<void>;
}

const sheet = (page: Page) => page.getByRole('article', { name: 'Your proposal' });

const SCENES: readonly Scene[] = [
  {
    name: 'asks',
    window: { width: 1104, height: 1000 },
    from: (page) => page.getByRole('tablist').first(),
    height: 600,
    play: paste,
  },
  {
    name: 'result',
    window: { width: 1104, height: 1000 },
    from: (page) => page.getByRole('tablist').first(),
    height: 600,
    play: generate,
  },
  { name: 'phone', window: { width: 390, height: 640 }, from: sheet, height: 640, play: generate },
];

const origin = process.argv[2] ?? 'http://localhost:3000';
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
const list: string[] = [];
const files = new Set<string>();
for (const scene of SCENES) {
  // One after the other: two browsers at once take turns at the same processor.
  const taken: Awaited<ReturnType<typeof take>>[] = [];
  for (const theme of THEMES) taken.push(await take(browser, scene, theme));
  const [light, dark] = await Promise.all(taken.map(({ picture }, index) => keep(scene.name, THEMES[index], picture)));
  list.push(entry(scene.name, { light, dark, width: taken[0]?.width, height: taken[0]?.height }));
}
for (const file of await readdir(FOLDER)) if (!files.has(file)) await unlink(join(FOLDER, file));
await writeFile(
  LIST,
  `/** Where the pictures of the front page are, and their size on the page. Made by \`npm run pictures\`. */
export const PICTURES = {
${list.join('')}} as const;
`,
);
await browser.close();

function entry(name: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const lines = Object.entries(values).map(([key, value]) => {
    return `    ${key}: ${typeof value === 'string' ? `'${value}'` : value},\n`;
  });
  return `  ${name}: {\n${lines.join('')}  },\n`;
}

async function take(from: Browser, scene: Scene, theme: string) {
  const context = await from.newContext({ viewport: scene.window, deviceScaleFactor: SCALE, reducedMotion: 'reduce' });
  context.setDefaultTimeout(LONGEST_STEP_MS);
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  await signUp(page);
  await page.goto(`${origin}/proposal-tool`);
  await scene.play(page);
  const isPhone = scene.name === 'phone';
  const top = await scene.from(page).evaluate((element, margin) => {
    document.querySelector('aside[aria-label="Test mode"]')?.remove();
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - margin, behavior: 'instant' });
    return element.getBoundingClientRect().top;
  }, BELOW_HEADER);
  const { width } = scene.window;
  const clip = { x: 0, y: isPhone ? 0 : Math.max(64, Math.round(top) - 12), width, height: scene.height };
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const picture = await asWebp(page, png);
  await context.close();
  return { picture, width, height: scene.height };
}

/** By the browser's own encoder: nothing has to be installed for it. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const encoded = await blank.evaluate(
    async ({ data, quality }) => {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const packed = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
    },
    { data: png.toString('base64'), quality: QUALITY },
  );
  return Buffer.from(encoded, 'base64');
}

async function keep(name: string, theme: string | undefined, picture: Buffer): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 10);
  const file = `${name}-${theme}-${hash}.webp`;
  await writeFile(join(FOLDER, file), picture);
  files.add(file);
  console.log(`${file}: ${(picture.length / 1024).toFixed(1)} KB`);
  return `/assets/pictures/${file}`;
}

/** Someone new, with the premium proposals that everybody begins with. */
async function signUp(page: Page): Promise<void> {
  const email = `pictures-${Date.now()}-${Math.round(Math.random() * 1e6)}@freelance.example`;
  const data = { identifier: email, email, password: 'a quiet harbour at dusk' };
  const answer = await page.request.post(`${origin}/api/register`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`Nobody could sign up: ${await answer.text()}`);
}

async function paste(page: Page): Promise<void> {
  await page.getByLabel('Job title', { exact: true }).fill(POST.title);
  await page.getByRole('textbox', { name: 'Job description' }).fill(POST.description);
  await page.getByRole('textbox', { name: 'Job description' }).blur();
  await page.getByText('Begin with “tulip”').first().waitFor({ state: 'attached' });
}

async function generate(page: Page): Promise<void> {
  await paste(page);
  await page.getByRole('tab', { name: 'Skills & Experience', exact: true }).click();
  await page.getByRole('textbox', { name: ABOUT_ME_FIELD }).fill(ABOUT_ME);
  await page.getByRole('tab', { name: 'Tone', exact: true }).click();
  await page.getByRole('button', { name: 'Generate Proposal', exact: true }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
}
