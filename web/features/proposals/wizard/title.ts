import { isBlank } from '#shared/http/text.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import { proposalText } from '../result/index.ts';
import { jobName } from './summaries.ts';
import type { WizardState } from './wizard-state.ts';

/** The proposal and its state, for the page's title: 'Shopify theme for a tea shop · 2 blanks'. Undefined while nothing has begun. */
export function titleOf(state: WizardState): string | undefined {
  const words = stateOf(state);
  if (isBlank(state.fields.jobTitle)) return words;
  const name = jobName(state.fields.jobTitle);
  return words ? `${name} · ${words}` : name;
}

function stateOf(state: WizardState): string | undefined {
  const { generation, edit } = state;
  if (generation.status === 'idle') return undefined;
  if (generation.status === 'writing') return 'Writing…';
  if (edit !== null) return 'Editing';
  const blanks = blanksIn(proposalText(state) ?? '').length;
  if (blanks > 0) return blanks === 1 ? '1 blank' : `${blanks} blanks`;
  return generation.status === 'done' ? 'Ready' : 'Stopped';
}
