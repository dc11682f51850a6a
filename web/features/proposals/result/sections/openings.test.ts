import { describe, expect, it } from 'vitest';
import type { Part } from '#shared/proposals/blocks.ts';
import type { Openings, WrittenSection } from '#shared/proposals/contract.ts';
import { documentOfPlain, documentToPlain, sectionsOf } from '#shared/proposals/document/index.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import type { Done } from '../../generation/generation-state.ts';
import { EMPTY_WIZARD, type WizardState } from '../../wizard/wizard-state.ts';
import { wizardReducer } from '../../wizard/wizard-store.ts';
import { otherOpenings, withOpening } from './openings.ts';

const SHOWN = 'I cut a checkout from 8 to 2 seconds.';
const OTHER = 'Nine seconds on a phone is where I would begin: www.shop.com & more <soon>.';
const LAST = 'Which app may be switched off for an hour?';
const openings: Openings = { shown: SHOWN, others: [OTHER, LAST] };
const piece = (part: Part, plainText: string): WrittenSection => ({
  ...{ part, heading: null, html: '', plainText },
  document: documentOfPlain(plainText),
});
const opening = piece('proof', `Hi Ana,\n\n${SHOWN}`);
const sections = [piece('opener', 'oolong'), opening, piece('close', 'Which one first?\n\nOr last?')];
const document = sections.flatMap((one) => one.document);
const answer = { ...anAnswer(), document, sections, openings };
const written: Done = { status: 'done', proposalId: PROPOSAL_ID, answer, document, edited: false };
const made = { at: 1, tone: 'professional', style: 'standard' } as const;

const openingOf = (done: Done) => {
  const found = sectionsOf(done.document, done.answer).find(({ part }) => part === 'proof');
  if (!found) throw new Error('no opening');
  return found;
};
const offered = (done: Done) => otherOpenings(openingOf(done), done.answer);
const doneIn = ({ generation }: WizardState) => {
  if (generation.status !== 'done') throw new Error(generation.status);
  return generation;
};

function choose(state: WizardState, chosen: string): WizardState {
  const done = doneIn(state);
  if (!done.answer.openings) throw new Error('no openings');
  const changed = withOpening(openingOf(done), done.answer.openings, chosen);
  return wizardReducer(state, { type: 'section-rewritten', ...changed, made });
}

describe('other openings', () => {
  const workspace: WizardState = { ...EMPTY_WIZARD, generation: written };

  it('are offered for the opening alone', () => {
    expect(offered(written)).toEqual([OTHER, LAST]);
    const others = sectionsOf(document, answer).filter(({ part }) => part !== 'proof');
    expect(others.flatMap((section) => otherOpenings(section, answer))).toEqual([]);
  });

  it('replace the paragraph, not the greeting or the code word; the old one is offered instead', () => {
    const state = choose(workspace, OTHER);
    const done = doneIn(state);
    expect(documentToPlain(done.document)).toMatch(
      /^oolong\n\nHi Ana,\n\nNine seconds .*<soon>\.\n\nWhich one first\?/,
    );
    expect(offered(done)).toEqual([SHOWN, LAST]);
    const again = doneIn(choose(choose(state, LAST), SHOWN));
    expect([again.document, offered(again)]).toEqual([document, [LAST, OTHER]]);
  });

  it('go back with the version before', () => {
    const back = doneIn(wizardReducer(choose(workspace, OTHER), { type: 'version-restored', document }));
    expect([back.document, offered(back)]).toEqual([document, [OTHER, LAST]]);
  });

  it('are not offered if the opening was edited by hand or rewritten, nor if there are none', () => {
    const by = (from: string, to: string): Done => ({
      ...written,
      document: documentOfPlain(documentToPlain(document).replace(from, to)),
      edited: true,
    });
    expect(offered(by('8 to 2', '9 to 2'))).toEqual([]);
    expect(offered(by('Hi Ana', 'Dear Ana'))).toEqual([]);
    expect(offered(by('Or last', 'Or not'))).toEqual([OTHER, LAST]);
    expect(offered({ ...written, answer: { ...answer, openings: null } })).toEqual([]);
    const anew = piece('proof', 'Hi Ana,\n\nAnother one.');
    expect(offered(doneIn(wizardReducer(workspace, { type: 'section-rewritten', section: anew, made })))).toEqual([]);
  });
});
