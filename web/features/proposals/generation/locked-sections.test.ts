import { describe, expect, it } from 'vitest';
import type { Part } from '#shared/proposals/blocks.ts';
import type { WrittenSection } from '#shared/proposals/contract.ts';
import type { Made } from '#shared/proposals/made.ts';
import { wizardReducer } from '../wizard/wizard-reducer.ts';
import { EMPTY_WIZARD, type WizardAction, type WizardState } from '../wizard/wizard-state.ts';
import { anAnswer, PROPOSAL_ID } from './an-answer.ts';
import type { Done } from './generation-state.ts';

const HEADINGS: Partial<Record<Part, string>> = {
  answers: '𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀',
  first_step: '𝗛𝗼𝘄 𝗜 𝘄𝗼𝘂𝗹𝗱 𝗱𝗼 𝗶𝘁',
  next_step: '𝗡𝗲𝘅𝘁 𝘀𝘁𝗲𝗽',
};
const section = (part: Part, words: string): WrittenSection => {
  const heading = HEADINGS[part];
  return { part, html: `${heading ? `<p><strong>${heading}</strong></p>` : ''}<p>${words}</p>`, plainText: words };
};
const written = (...sections: WrittenSection[]): Done => {
  const html = sections.map((one) => one.html).join('');
  const answer = { ...anAnswer(), formattedProposal: html, sections };
  return { status: 'done', proposalId: PROPOSAL_ID, answer, html, edited: false };
};
const htmlIn = ({ generation }: WizardState) => (generation.status === 'done' ? generation.html : '');
const from = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(wizardReducer, state);
const intent = { key: 'k', request: { jobTitle: 'A', jobDescription: 'B' } };
const lock = (part: Part, isLocked = true): WizardAction => ({ type: 'section-locked', part, isLocked });
const anew = (generation: Done): WizardAction[] => [
  { type: 'writing-began', intent },
  { type: 'ended', generation },
];

const old = written(
  section('opening', 'Old hook.'),
  section('answers', 'Old proof.'),
  section('next_step', 'Old step?'),
);
const newer = written(
  section('answers', 'New proof.'),
  section('opening', 'New hook.'),
  section('next_step', 'New step?'),
);
const workspace: WizardState = { ...EMPTY_WIZARD, generation: old };

describe('a locked section', () => {
  it('keeps its words, in the place that the new proposal has for it', () => {
    const state = from(workspace, lock('answers'), ...anew(newer));
    expect(htmlIn(state)).toBe(newer.html.replace('New proof.', 'Old proof.'));
  });

  it('keeps what was changed in it by hand', () => {
    const mine = old.html.replace('Old proof.', 'My own proof.');
    const state = from(workspace, { type: 'html-saved', html: mine }, lock('answers'), ...anew(newer));
    expect(htmlIn(state)).toBe(newer.html.replace('New proof.', 'My own proof.'));
  });

  it('is before the next step where the new proposal has none of its kind', () => {
    const without = written(section('opening', 'New hook.'), section('next_step', 'New step?'));
    const state = from(workspace, lock('answers'), ...anew(without));
    expect(htmlIn(state)).toMatch(/New hook\..*Old proof\..*New step\?/u);
  });

  it('keeps the first line that the client asks for, as it was filled in, and nothing of the hook below it', () => {
    const asked = written(section('opener', '[your favourite tree]'), ...old.answer.sections);
    const filled = asked.html.replace('[your favourite tree]', 'The copper beech.');
    const next = written(section('opener', '[your favourite tree]'), ...newer.answer.sections);
    const state = from(
      { ...workspace, generation: asked },
      { type: 'html-saved', html: filled },
      lock('opener'),
      lock('next_step'),
      ...anew(next),
    );
    const kept = next.html.replace('[your favourite tree]', 'The copper beech.').replace('New step?', 'Old step?');
    expect(htmlIn(state)).toBe(kept);
    // Once more: what is there is known by what was kept.
    expect(htmlIn(from(state, ...anew(next)))).toBe(kept);
  });

  it('is rewritten once it is unlocked', () => {
    expect(htmlIn(from(workspace, lock('answers'), lock('answers', false), ...anew(newer)))).toBe(newer.html);
  });

  it('keeps its words through a writing that was stopped and gone on with', () => {
    const stopped = { status: 'stopped', proposalId: 'p', text: 'New', html: '<p>New</p>', canContinue: true } as const;
    const state = from(
      workspace,
      lock('answers'),
      { type: 'writing-began', intent },
      { type: 'ended', generation: stopped },
      { type: 'writing-resumed' },
      { type: 'ended', generation: newer },
    );
    expect(htmlIn(state)).toContain('Old proof.');
  });
});

describe('a rewritten section', () => {
  const made: Made = {
    at: 1,
    tone: 'casual',
    style: 'standard',
    section: { part: 'answers', action: 'tone', name: 'Answers' },
  };

  it('is the only one that changes, and the text before can be had again', () => {
    const state = from(workspace, { type: 'section-rewritten', section: section('answers', 'Better proof.'), made });
    expect(htmlIn(state)).toBe(old.html.replace('Old proof.', 'Better proof.'));
    expect(state.generation).toMatchObject({ made, edited: true });
    expect(htmlIn(from(state, { type: 'version-restored', html: old.html }))).toBe(old.html);
  });

  it('leaves alone what the user wrote at the very top', () => {
    const asked = written(section('opener', '[your favourite tree]'), ...old.answer.sections);
    const mine = asked.html.replace('[your favourite tree]', 'The copper beech.');
    const state = from(
      { ...workspace, generation: asked },
      { type: 'html-saved', html: mine },
      { type: 'section-rewritten', section: section('opening', 'Better hook.'), made },
      { type: 'section-rewritten', section: section('opening', 'Best hook.'), made },
    );
    expect(htmlIn(state)).toBe(mine.replace('Old hook.', 'Best hook.'));
  });

  it('is nothing to a text that is being written', () => {
    const writing = from(workspace, { type: 'writing-began', intent });
    expect(from(writing, { type: 'section-rewritten', section: section('answers', 'Late.'), made })).toBe(writing);
  });
});
