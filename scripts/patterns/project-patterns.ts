import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Collected, collectPatterns } from './collect.ts';

/** Their patterns see what strangers write: posts on the server, drafts in the browser. */
const FOLDERS = [
  'server/features/proposals/generation/read',
  'server/features/proposals/generation/write',
  'shared/proposals/letter',
  'shared/proposals/verify',
  'shared/proposals/verify/languages',
];

/** Every pattern of the reader, the writer and the checks. */
export function patternsOfProject(root: string): Promise<Collected> {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
  return collectPatterns(root, paths, buildFromWords);
}

/** Calls what builds patterns from words of a post: words of each kind of edge, so that every form is built. */
async function buildFromWords(): Promise<void> {
  const { hasWord, isAnswered } = await import('../../shared/proposals/verify/code-words.ts');
  for (const word of ['kiln', '"kiln"', 'kiln!', '#kiln']) hasWord('', word);
  isAnswered('', { expression: '3 + 4', answer: '7' });
}
