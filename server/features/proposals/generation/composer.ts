import type { EngineTasks } from './tasks.ts';
import type { ProposalWriter } from './writer.ts';

/** The built-in writer: facts, lines, the post and the playbook. It needs no network and no configuration. */
export function createComposer({ letter }: Pick<EngineTasks, 'letter'>): ProposalWriter {
  return { engine: 'composer', letter };
}
