import { expect, it } from 'vitest';
import { generateAnswer, generateInput } from './contract.ts';
import { documentToPlain } from './document/index.ts';
import { draftWork } from './work.ts';

const ID = '018f4c2e-8a4b-7c3d-9e2f-1a2b3c4d5e6f';

/** As answers were stored while models wrote by sections. */
const OLD = {
  proposalId: ID,
  document: [
    'Oolong',
    { kind: 'paragraph', spans: [{ text: 'What is your rate?', em: true }, { text: '\n[your rate]' }] },
  ],
  formattedProposal: '<p>Oolong</p><p><em>What is your rate?</em><br>[your rate]</p>',
  plainText: 'Oolong\n\nWhat is your rate?\n[your rate]',
  brief: {
    ...{ title: 'Move a shop', understood: true, language: 'en', clientTone: 'neutral' },
    ...{ needs: [], skills: [], questions: [], asks: [], anywhere: [], puzzles: [], ignored: [] },
    ...{ opener: null, budget: null, timeline: null, workload: null, forbidsAi: null, noAgencies: null },
  },
  warnings: [{ code: 'writer_fallback', message: 'The language model stopped half-way.' }],
  unanswered: [],
  ignored: [],
  ...{ engine: 'llm', fallback: true, usage: { inputTokens: 1, outputTokens: 2 }, seed: 's' },
  sections: [{ part: 'first_step', document: ['Oolong'], html: '<p>Oolong</p>', plainText: 'Oolong' }],
  skeleton: true,
  openings: { shown: 'Oolong', others: ['Tea'] },
};

it('a stored answer of before opens as it was: what is gone is left out, what is new has its default', () => {
  const answer = generateAnswer.parse(OLD);
  expect(documentToPlain(answer.document)).toBe(OLD.plainText);
  expect(answer.sections.map(({ part, heading }) => [part, heading])).toEqual([['plan', null]]);
  expect([answer.removed, answer.isCut, answer.layout, answer.sentences]).toEqual([[], false, 'auto', []]);
  expect(answer).not.toHaveProperty('skeleton');
  expect(generateAnswer.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
});

it('so does a stored request, and a draft with kinds of text to hide', () => {
  const asked = generateInput.parse({ jobTitle: 'A', jobDescription: 'B', masked: ['names'] });
  expect(asked.hidden).toEqual([]);
  const work = draftWork.parse({
    ...{ tone: 'casual', style: 'standard', brief: null, edit: null, masked: ['names', 'links'] },
    proposal: {
      ...{ status: 'done', proposalId: ID, text: OLD.plainText, document: null, edited: false, answer: OLD },
      made: { at: 1, tone: 'casual', style: 'standard', section: { part: 'proof', action: 'lengthen', name: 'Proof' } },
    },
  });
  expect(work.proposal?.answer?.plainText).toBe(OLD.plainText);
  expect(work.proposal?.made?.section?.action).toBe('lengthen');
});
