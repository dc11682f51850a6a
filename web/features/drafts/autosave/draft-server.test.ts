import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftInput } from '#shared/drafts/contract.ts';
import { documentOfPlain, documentOfText } from '#shared/proposals/document/of-text.ts';
import { EMPTY_WIZARD, type WizardState } from '#web/features/proposals/wizard/wizard-state.ts';
import { DRAFT_CODEC } from '#web/features/proposals/workspace/draft-codec.ts';
import { PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { anyWork } from '#web/testing/drafts/any-work.ts';
import { createSave, isUnsaved, readDraftState } from './draft-server.ts';

/** As a database gives JSON back: with its keys in another order. */
function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, stored(inner)]),
  );
}

function throughTheServer(state: WizardState): WizardState {
  const {
    work,
    document = [],
    ...others
  } = draftInput.parse(createSave(state, { kind: 'autosave' }, DRAFT_CODEC).input);
  const draft = {
    ...others,
    document,
    id: PROPOSAL_ID,
    revision: 1,
    name: null,
    work: stored(work),
    lastUpdated: '2026-11-22T03:04:00.000Z',
    createdAt: '2026-11-22T03:04:00.000Z',
    isAutosave: true,
    cause: 'edited' as const,
    deletedAt: null,
  };
  return readDraftState(draft, DRAFT_CODEC);
}

it('restores the workspace as it was, with any content', () => {
  fc.assert(
    fc.property(anyWork, (before) => {
      const after = throughTheServer(before);
      expect({ ...after, draft: null }).toEqual(before);
      expect(after.draft?.savedDigest).toBe(DRAFT_CODEC.digestOf(before));
      expect(isUnsaved(after, DRAFT_CODEC)).toBe(false);
    }),
    { numRuns: 200 },
  );
});

it('keeps what has arrived of a proposal that is still being written, and the way to the rest', () => {
  const generation = { status: 'writing', proposalId: PROPOSAL_ID, text: 'Hello. ', intent: null } as const;
  expect(throughTheServer({ ...EMPTY_WIZARD, generation, step: 5 }).generation).toMatchObject({
    status: 'interrupted',
    text: 'Hello. ',
    document: documentOfPlain('Hello. '),
    canContinue: true,
  });
});

it('is unsaved once a letter has changed', () => {
  const saved = throughTheServer({ ...EMPTY_WIZARD, samples: ['One', '', '', '', '', ''] });
  expect(isUnsaved({ ...saved, samples: ['Once', '', '', '', '', ''] }, DRAFT_CODEC)).toBe(true);
  expect([isUnsaved(EMPTY_WIZARD, DRAFT_CODEC), isUnsaved({ ...saved, step: 3 }, DRAFT_CODEC)]).toEqual([false, false]);
});

it('opens an upload as a text to read, in its paragraphs', () => {
  const content = 'Dear baker,\r\nI bake <logos>.\n\n- One\n\n\n  Two\n';
  const document = documentOfText(content);
  const kept = { jobTitle: 'Imported from file: a.txt', jobDescription: 'Dear…', document };
  const opened = DRAFT_CODEC.fromDraftContent({ ...kept, work: null });
  expect(opened.step).toBe(5);
  expect(opened.generation).toEqual({
    status: 'stopped',
    proposalId: null,
    text: '',
    document,
    canContinue: false,
  });
});

it.each([
  ['of another shape', { tone: 'sarcastic', proposal: 7, writingSamples: 'none', brief: [] }],
  ['that is nothing of the kind', 'text'],
  ['that is missing', undefined],
])('reads what it can of a work %s', (_what, work) => {
  const kept = { jobTitle: 'A', jobDescription: 'B', document: ['Mine'] };
  const opened = DRAFT_CODEC.fromDraftContent({ ...kept, work });
  expect(opened.fields).toMatchObject({ jobTitle: 'A', jobDescription: 'B', portfolio: '' });
  expect(opened.generation).toMatchObject({ status: 'stopped', document: documentOfPlain('Mine') });
});
