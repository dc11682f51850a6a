import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../db/failure.ts';

/** A rendered page with its compressed forms, each in base64. */
const storedPage = z.object({ path: z.string(), plain: z.string(), br: z.string(), gzip: z.string() });
const storedPages = z.object({ key: z.string(), pages: z.array(storedPage) });
type StoredPage = z.infer<typeof storedPage>;

export interface PageBytes {
  readonly path: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * What `render` answers, kept in `file`, so that the next start with the same `key` renders nothing. A file that cannot be read or
 * written costs that time and nothing else.
 */
export async function storedOrRendered(
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
