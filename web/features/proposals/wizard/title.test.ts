import { expect, it } from 'vitest';
import { documentOfPlain } from '#shared/proposals/document/of-text.ts';
import { titleOf } from './title.ts';
import { EMPTY_WIZARD, type WizardState } from './wizard-state.ts';

const named: WizardState = { ...EMPTY_WIZARD, fields: { ...EMPTY_WIZARD.fields, jobTitle: ' Shopify theme ' } };
const writing = { status: 'writing', proposalId: null, text: '', intent: null } as const;
const stopped = (text: string) =>
  ({ status: 'stopped', proposalId: null, text: '', document: documentOfPlain(text), canContinue: false }) as const;

it.each<[string, WizardState, string | undefined]>([
  ['nothing begun', EMPTY_WIZARD, undefined],
  ['a title', named, 'Shopify theme'],
  ['writing', { ...named, generation: writing }, 'Shopify theme · Writing…'],
  ['writing without a title', { ...EMPTY_WIZARD, generation: writing }, 'Writing…'],
  ['two blanks', { ...named, generation: stopped('[your rate] and [start date]') }, 'Shopify theme · 2 blanks'],
  ['one blank', { ...named, generation: stopped('[your rate]') }, 'Shopify theme · 1 blank'],
  ['stopped', { ...named, generation: stopped('Hi') }, 'Shopify theme · Stopped'],
  ['editing', { ...named, generation: stopped('Hi'), edit: documentOfPlain('Hi') }, 'Shopify theme · Editing'],
])('the title of the page says what there is: %s', (_case, state, title) => {
  expect(titleOf(state)).toBe(title);
});
