// `npm run pictures -- http://localhost:3000` takes the pictures of the front page again, from the app that runs there: into
// web/public/assets/pictures, named by their content, and into shared/site/pictures.ts; and that of the README, into docs/pictures. By
// hand, when the screens have changed. On a busy machine start the app with ENGINE_DEADLINE_MS=60000, or it may refuse to read a post.
import { createHash } from 'node:crypto';
import { readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { PROFILE_LABELS } from '#shared/profiles/labels.ts';
import { DEMO_FREELANCER, DEMO_POST } from '#shared/proposals/demo-post.ts';
import { findChromium } from './chromium.ts';

const FOLDER = fileURLToPath(new URL('../web/public/assets/pictures', import.meta.url));
const LIST = fileURLToPath(new URL('../shared/site/pictures.ts', import.meta.url));
const README_PICTURE = fileURLToPath(new URL('../docs/pictures/front-page.png', import.meta.url));
const THEMES = ['light', 'dark'] as const;
/** Sharp on most screens. */
const SCALE = 2;
const QUALITY = 0.6;
/** Each step waits for what it needs, on a busy machine too; the app itself says when it could not write. */
const LONGEST_STEP_MS = 300_000;

/** The sample that the page shows, so that all of it is about one job. */
const { jobTitle, jobDescription } = DEMO_POST;
const ABOUT_ME = [DEMO_FREELANCER.profile, ...Object.values(DEMO_FREELANCER.answers), DEMO_FREELANCER.fill].join(' ');

interface Scene {
  readonly name: string;
  /** Brings it onto the screen. Returns what the picture is of: at reading size on the page, it is never cut off. */
  readonly play: (page: Page) => Promise<Locator>;
}

/** As wide as a column of the front page, so that the letters are as large as on the screen. */
const WINDOW = { width: 1280, height: 1000 };

const SCENES: readonly Scene[] = [
  { name: 'asks', play: paste },
  { name: 'sources', play: showSources },
  { name: 'writers', play: showWriters },
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
await takeFrontPage(browser);
await browser.close();

function entry(name: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const lines = Object.entries(values).map(([key, value]) => {
    return `    ${key}: ${typeof value === 'string' ? `'${value}'` : value},\n`;
  });
  return `  ${name}: {\n${lines.join('')}  },\n`;
}

/** What the README opens with: the field and the sample. */
async function takeFrontPage(from: Browser): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1280, height: 1180 }, reducedMotion: 'reduce' });
  await page.goto(origin);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: README_PICTURE });
  await page.close();
}

async function take(from: Browser, scene: Scene, theme: string) {
  const context = await from.newContext({ viewport: WINDOW, deviceScaleFactor: SCALE, reducedMotion: 'reduce' });
  context.setDefaultTimeout(LONGEST_STEP_MS);
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  await signUp(page);
  await page.goto(`${origin}/proposal-tool`);
  const shown = await scene.play(page);
  await shown.scrollIntoViewIfNeeded();
  const box = await shown.boundingBox();
  if (!box) throw new Error(`Nothing is shown of ${scene.name}`);
  const png = await shown.screenshot({ animations: 'disabled', caret: 'hide' });
  const picture = await asWebp(page, png);
  await context.close();
  return { picture, width: Math.round(box.width), height: Math.round(box.height) };
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

async function paste(page: Page): Promise<Locator> {
  await page.getByLabel('Job title', { exact: true }).fill(jobTitle);
  await page.getByRole('textbox', { name: 'Job description' }).fill(jobDescription);
  await page.getByRole('textbox', { name: 'Job description' }).blur();
  await page.getByText('Begin with “fern”').first().waitFor({ state: 'attached' });
  return page.getByRole('complementary', { name: 'What this client asks' });
}

async function showWriters(page: Page): Promise<Locator> {
  await paste(page);
  await page.getByRole('button', { name: /^(?:Writer|Written by)/ }).click();
  return page.getByRole('menu');
}

async function showSources(page: Page): Promise<Locator> {
  await paste(page);
  await page.getByRole('tab', { name: 'Skills & Experience', exact: true }).click();
  await page.getByRole('textbox', { name: PROFILE_LABELS.aboutMeStatement }).fill(ABOUT_ME);
  await page.getByRole('tab', { name: 'Tone', exact: true }).click();
  await page.getByRole('button', { name: 'Generate Proposal', exact: true }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Facts', exact: true }).click();
  return page.getByRole('tabpanel', { name: 'Facts' });
}
