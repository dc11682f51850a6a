import { expect, it, vi } from 'vitest';
import { documentOfText } from '#shared/proposals/document/of-text.ts';
import { EMPTY_WIZARD, type WizardState } from '../wizard/wizard-state.ts';
import { wizardReducer } from '../wizard/wizard-store.ts';
import { digestOf } from './draft-codec.ts';

const document = documentOfText('An upload. '.repeat(20_000));
const generation = { status: 'stopped', proposalId: null, text: '', document, canContinue: false } as const;
const opened: WizardState = { ...EMPTY_WIZARD, generation, step: 5 };

it('does not read a long proposal again for every letter that is typed elsewhere', () => {
  digestOf(opened);
  const stringify = vi.spyOn(JSON, 'stringify');
  const typed = wizardReducer(opened, { type: 'field', name: 'jobTitle', value: 'A logo' });
  expect(digestOf(typed)).not.toBe(digestOf(opened));
  const read = stringify.mock.results.map(({ value }) => String(value).length);
  stringify.mockRestore();
  expect(Math.max(...read)).toBeLessThan(1_000);
});

it('stays what is stored with drafts: otherwise a saved one is saved again, and its user asked which version to keep', () => {
  expect([EMPTY_WIZARD, opened, { ...opened, history: [generation] }].map(digestOf)).toEqual([
    '26puit5izag',
    '2j87hvnqh8',
    '899ky97dr5',
  ]);
});

it('is another one once any part is another one', () => {
  const changed: WizardState[] = [
    opened,
    { ...opened, samples: ['One'] },
    { ...opened, tone: 'casual' },
    { ...opened, generation: { ...generation, document: [...document, ...document] } },
    { ...opened, history: [generation] },
    { ...opened, history: [generation, generation] },
    { ...opened, language: 'es' },
    { ...opened, hidden: ['Ada'] },
    { ...opened, edit: [] },
    { ...opened, edit: document },
  ];
  expect(new Set(changed.map(digestOf)).size).toBe(changed.length);
});
