import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { z } from 'zod';
import { RENDERED_PAGES, renderedFile } from '#shared/site/rendered-pages.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { errorCode } from '../db/failure.ts';
import type { StaticFile } from './static-files.ts';

/** A rendered page as it is sent, and what of it may run and style: the same for everybody. */
export interface SitePage {
  readonly file: StaticFile;
  readonly inline: InlineHashes;
}

/** As a content policy writes them. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What the build has made of the site: its renderer, and the names of the files that pages load. */
const BUILT = ['render.js', 'assets.json'] as const;

/**
 * The rendered pages by their name, from `folder`, where the build has put them. What they show of the settings is what they were
 * built with; if this installation has other settings, they are rendered again, once for each change of either, and kept in the
 * file `stored`. Empty when nothing is built.
 */
async function loadSitePages(
  folder: string,
  settings: SiteSettings,
  stored: string,
): Promise<ReadonlyMap<string, SitePage>> {
  if (!existsSync(join(folder, 'settings.json'))) return new Map();
  const wanted = JSON.stringify(settings);
  if (readFileSync(join(folder, 'settings.json'), 'utf8') === wanted) return readPages(folder);
  const key = createHash('sha256').update(wanted);
  for (const part of BUILT) key.update(readFileSync(join(folder, part)));
  const pages = await storedOrRendered(stored, key.digest('hex'), () => renderPages(folder, settings));
  return new Map(pages.map(({ path, plain, br, gzip }) => [path, sitePage(plain, { br, gzip })]));
}

/**
 * The same, as they are at the moment of a request: a change of the policies is announced on them from its day on, and no longer
 * when its time has passed, also in a process that was started long before.
 */
export async function loadSiteByDay(
  folders: { readonly siteDir: string; readonly dataDir: string },
  settings: SiteSettings,
  policyNotice: () => string | null,
): Promise<() => ReadonlyMap<string, SitePage>> {
  const { siteDir, dataDir } = folders;
  const pathOfStored = (name: string) => join(dataDir, 'pages', name);
  const quiet = await loadSitePages(siteDir, { ...settings, policyChangedOn: null }, pathOfStored('site.json'));
  if (settings.policyChangedOn === null) return () => quiet;
  const notifying = await loadSitePages(siteDir, settings, pathOfStored('site-with-notice.json'));
  return () => (policyNotice() === null ? quiet : notifying);
}

function readPages(folder: string): ReadonlyMap<string, SitePage> {
  return new Map(
    RENDERED_PAGES.map((name) => {
      const file = join(folder, 'pages', renderedFile(name));
      const encoded = { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
      return [name, sitePage(readFileSync(file), encoded)];
    }),
  );
}

async function renderPages(folder: string, settings: SiteSettings): Promise<PageBytes[]> {
  const { renderSite } = await rendererIn(folder);
  const assets: unknown = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'));
  const pages = renderSite(settings, assets).map(async ({ name, html }) => {
    const plain = Buffer.from(html);
    const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
    return { path: name, plain, br, gzip: gz };
  });
  return Promise.all(pages);
}

/** What the build has made of web/site-server.tsx. */
interface Renderer {
  renderSite(settings: SiteSettings, assets: unknown): readonly { readonly name: string; readonly html: string }[];
}

async function rendererIn(folder: string): Promise<Renderer> {
  const built: unknown = await import(pathToFileURL(join(folder, 'render.js')).href);
  if (!isRenderer(built)) throw new Error(`${folder} holds no renderer of the site: build it anew`);
  return built;
}

function isRenderer(built: unknown): built is Renderer {
  return typeof built === 'object' && built !== null && 'renderSite' in built && typeof built.renderSite === 'function';
}

function sitePage(plain: Buffer, encoded: StaticFile['encoded']): SitePage {
  const html = plain.toString();
  const file = {
    type: 'text/html; charset=UTF-8',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    cacheControl: 'no-cache',
    plain,
    encoded,
  };
  return { file, inline: inlineHashes(html) };
}

/** Hashes of the inline scripts and styles of a page. */
export function inlineHashes(html: string): InlineHashes {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

/** A tag without attributes, which is how the build writes these alone. */
function hashesOf(html: string, tag: 'script' | 'style'): readonly string[] {
  const found = html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'));
  return [...found].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** A rendered page with its compressed forms, each in base64. */
const storedPage = z.object({ path: z.string(), plain: z.string(), br: z.string(), gzip: z.string() });
const storedPages = z.object({ key: z.string(), pages: z.array(storedPage) });
type StoredPage = z.infer<typeof storedPage>;

interface PageBytes {
  readonly path: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** What `render` answers, kept in `file` for the next start with this `key`; a file that cannot be used costs time only. */
async function storedOrRendered(
  file: string,
  key: string,
  render: () => Promise<readonly PageBytes[]>,
): Promise<readonly PageBytes[]> {
  const stored = await read(file);
  if (stored?.key === key) return stored.pages.map(decodePage);
  const pages = await render();
  await write(file, JSON.stringify({ key, pages: pages.map(encodePage) })).catch((error: unknown) => {
    // A folder that is read-only, or a full disk: known to be possible, and no fault of the pages.
    if (errorCode(error) === undefined) throw error;
  });
  return pages;
}

async function read(file: string): Promise<z.infer<typeof storedPages> | undefined> {
  try {
    return storedPages.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Missing, cut short by a full disk, or of another version: rendering replaces it.
    return undefined;
  }
}

/** Whole or not at all: several processes may start at once. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

function encodePage({ path, plain, br, gzip }: PageBytes): StoredPage {
  return { path, plain: plain.toString('base64'), br: br.toString('base64'), gzip: gzip.toString('base64') };
}

function decodePage({ path, plain, br, gzip }: StoredPage): PageBytes {
  const bytes = (text: string) => Buffer.from(text, 'base64');
  return { path, plain: bytes(plain), br: bytes(br), gzip: bytes(gzip) };
}
