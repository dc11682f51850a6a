import { describe, expect, it } from 'vitest';
import type { Openings } from '#shared/proposals/contract.ts';
import { anAnswer, PROPOSAL_ID } from '../../generation/an-answer.ts';
import type { Done } from '../../generation/generation-state.ts';
import { wizardReducer } from '../../wizard/wizard-reducer.ts';
import { EMPTY_WIZARD, type WizardState } from '../../wizard/wizard-state.ts';
import { treeOfHtml } from '../text/html-to-plain.ts';
import { sectionsOf } from '../text/sections.ts';
import { otherOpenings, withOpening } from './openings.ts';

const SHOWN = 'I cut a checkout from 8 to 2 seconds.';
const OTHER = 'Nine seconds on a phone is where I would begin: www.shop.com & more <soon>.';
const LAST = 'Which app may be switched off for an hour?';
const openings: Openings = { shown: SHOWN, others: [OTHER, LAST] };
const word = { part: 'opener' as const, html: '<p>oolong</p>', plainText: 'oolong' };
const opening = { part: 'opening' as const, html: `<p>Hi Ana,</p><p>${SHOWN}</p>`, plainText: `Hi Ana,\n\n${SHOWN}` };
const next = {
  part: 'next_step' as const,
  html: '<p>Which one first?</p><p>Or last?</p>',
  plainText: 'Which one first?\n\nOr last?',
};
const sections = [word, opening, next];
const html = sections.map((one) => one.html).join('');
const answer = { ...anAnswer(), formattedProposal: html, sections, openings };
const written: Done = { status: 'done', proposalId: PROPOSAL_ID, answer, html, edited: false };
const made = { at: 1, tone: 'professional', style: 'standard' } as const;

const openingOf = (done: Done) => {
  const found = sectionsOf(treeOfHtml(done.html), done.answer).find(({ part }) => part === 'opening');
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
    const others = sectionsOf(treeOfHtml(html), answer).filter(({ part }) => part !== 'opening');
    expect(others.flatMap((section) => otherOpenings(section, answer))).toEqual([]);
  });

  it('replace the paragraph, not the greeting or the code word; the old one is offered instead', () => {
    const state = choose(workspace, OTHER);
    const done = doneIn(state);
    expect(done.html).toMatch(
      /^<p>oolong<\/p><p>Hi Ana,<\/p><p>Nine seconds .*&lt;soon&gt;\.<\/p><p>Which one first\?<\/p>/,
    );
    expect(offered(done)).toEqual([SHOWN, LAST]);
    const again = doneIn(choose(choose(state, LAST), SHOWN));
    expect([again.html, offered(again)]).toEqual([html, [LAST, OTHER]]);
  });

  it('go back with the version before', () => {
    const back = doneIn(wizardReducer(choose(workspace, OTHER), { type: 'version-restored', html }));
    expect([back.html, offered(back)]).toEqual([html, [OTHER, LAST]]);
  });

  it('are not offered if the opening was edited by hand or rewritten, nor if there are none', () => {
    const by = (from: string, to: string): Done => ({ ...written, html: html.replace(from, to), edited: true });
    expect(offered(by('8 to 2', '9 to 2'))).toEqual([]);
    expect(offered(by('Hi Ana', 'Dear Ana'))).toEqual([]);
    expect(offered(by('Or last', 'Or not'))).toEqual([OTHER, LAST]);
    expect(offered({ ...written, answer: { ...answer, openings: null } })).toEqual([]);
    const anew = { ...opening, html: '<p>Hi Ana,</p><p>Another one.</p>' };
    expect(offered(doneIn(wizardReducer(workspace, { type: 'section-rewritten', section: anew, made })))).toEqual([]);
  });
});
