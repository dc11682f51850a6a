import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Budget } from './table.ts';

const IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;
const SCRIPT = /<script\b[^>]*\bsrc="\/([^"]+\.js)"/g;

/** Names of the scripts that a page loads, in dist/client, and what they weigh as they are sent. */
export interface Weight {
  readonly scripts: readonly string[];
  readonly scriptBytes: number;
  readonly htmlBytes: number;
}

/** @throws when the build has nothing of the page, or a part by a name that it does not know. */
export async function weigh(dist: string, { html, parts, path }: Budget): Promise<Weight> {
  const client = join(dist, 'client');
  const page = await readFile(join(dist, html), 'utf8');
  const first = [...page.matchAll(SCRIPT)].map(([, file = '']) => file);
  if (first.length === 0) throw new Error(`${path}: ${html} loads no script at all`);
  const files = await readdir(join(client, 'assets'));
  const further = parts.map((part) => `assets/${fileOf(files, part, path)}`);
  const scripts = await withImports(client, [...first, ...further]);
  const sizes = await Promise.all(scripts.map((file) => sizeOf(join(client, file))));
  const scriptBytes = sizes.reduce((sum, size) => sum + size, 0);
  return { scripts, scriptBytes, htmlBytes: await sizeOf(join(dist, html)) };
}

/** 'tool-page' is 'tool-page-C8thwLMp.js' in this build. */
function fileOf(files: readonly string[], part: string, path: string): string {
  const found = files.filter((file) => file.endsWith('.js') && file.replace(/-[\w-]{8}\.js$/, '') === part);
  const [file, another] = found;
  if (file === undefined || another !== undefined)
    throw new Error(`${path}: the build has ${found.length} files of '${part}', not one`);
  return file;
}

/** Everything that a script imports is loaded with it; what it fetches later is not. */
async function withImports(client: string, first: readonly string[]): Promise<string[]> {
  const found = new Set(first);
  for (const file of found) {
    const code = await readFile(join(client, file), 'utf8');
    for (const [, name = ''] of code.matchAll(IMPORT)) found.add(join('assets', basename(name)));
  }
  return [...found];
}

/** Browsers take Brotli; what is too small to be worth it is sent as it is. */
async function sizeOf(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
