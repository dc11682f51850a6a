import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const CODE = [
  'posts',
  'train',
  'weights',
  'word-counts',
  'code-texts',
  'train-codes',
  'ask-texts',
  'train-asks',
  'profile-texts',
  'train-profiles',
  'softmax',
];

/** A hash over all that the weights are made of (the posts, texts and cues, the code of the training with all that it imports) and what came of it. */
export async function stampOf(root: string, made: readonly Uint8Array[]): Promise<string> {
  const hash = createHash('sha256');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: CODE.map((name) => join('scripts/reader', `${name}.ts`)),
    outdir: 'anywhere',
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Comments and names of files are left out, so that only other code is another hash.
    minify: true,
    write: false,
  });
  for (const { text } of outputFiles) hash.update(text);
  for (const folder of ['reader/posts', 'reader/codes', 'reader/asks', 'reader/profiles'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:txt|jsonl)$/.test(name))
        hash.update(`${name.replaceAll('\\', '/')}\0`).update(readFileSync(join(root, folder, name)));
  hash.update(readFileSync(join(root, 'reader/code-cues.yaml')));
  for (const bytes of made) hash.update(bytes);
  return hash.digest('hex');
}
