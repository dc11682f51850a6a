import { withoutAccents } from '#server/features/proposals/generation/write/fold.ts';
import type { PlaybookFile } from '#server/features/proposals/generation/write/playbook.ts';
import { stem, wordsOf } from '#shared/proposals/verify/words.ts';

/** Whether a text has a term of the file's object and one of its task. */
export function holdsTermsOf(file: Pick<PlaybookFile, 'object' | 'task'>, text: string): boolean {
  const said = normalise(text);
  const object = file.object.map(normalise);
  // 'to shopify' has no more stems than 'shopify': one word must not count as both object and task.
  const task = file.task.map(normalise).filter((term) => !object.includes(term));
  return [object, task].every((terms) => terms.some((term) => term.trim() !== '' && said.includes(term)));
}

/** Stems between spaces, with function words, so that a term of several words is found in a row: 'make com', 'take over'. */
function normalise(text: string): string {
  return ` ${wordsOf(withoutAccents(text)).map(stem).join(' ')} `;
}
