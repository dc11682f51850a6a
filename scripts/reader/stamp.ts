import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const CODE = ['posts.ts', 'train.ts', 'weights.ts', 'word-counts.ts'];

/** A hash over all that the weights are made of (the posts, the code of the training with all that it imports) and what came of it. */
export async function stampOf(root: string, made: readonly Uint8Array[]): Promise<string> {
  const hash = createHash('sha256');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: CODE.map((name) => join('scripts/reader', name)),
    outdir: 'anywhere',
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Comments and names of files are left out, so that only other code is another hash.
    minify: true,
    write: false,
  });
  for (const { text } of outputFiles) hash.update(text);
  const posts = readdirSync(join(root, 'reader/posts'), { recursive: true, encoding: 'utf8' });
  for (const name of posts.filter((one) => one.endsWith('.txt')).sort())
    hash.update(`${name.replaceAll('\\', '/')}\0`).update(readFileSync(join(root, 'reader/posts', name)));
  for (const bytes of made) hash.update(bytes);
  return hash.digest('hex');
}
