import { describe, expect, it } from 'vitest';
import type { Part } from '#shared/proposals/blocks.ts';
import type { WrittenSection } from '#shared/proposals/contract.ts';
import {
  documentOfPlain,
  documentToHtml,
  documentToPlain,
  type ProposalDocument,
  replaceSentence,
} from '#shared/proposals/document/index.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { EMPTY_WIZARD, type WizardAction, type WizardState } from '../wizard/wizard-state.ts';
import { wizardReducer } from '../wizard/wizard-store.ts';
import type { Done } from './generation-state.ts';

const HEADINGS: Partial<Record<Part, string>> = {
  answers: '𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀',
  plan: '𝗙𝗶𝗿𝘀𝘁 𝘀𝘁𝗲𝗽',
  close: '𝗡𝗲𝘅𝘁',
};
const section = (part: Part, words: string): WrittenSection => {
  const heading = HEADINGS[part];
  const document = documentOfPlain(heading ? `${heading}\n\n${words}` : words);
  return { part, heading: null, document, html: documentToHtml(document), plainText: words };
};
const written = (...sections: WrittenSection[]): Done => {
  const document = sections.flatMap((one) => one.document);
  const answer = { ...anAnswer(), document, sections };
  return { status: 'done', proposalId: PROPOSAL_ID, answer, document, edited: false };
};
const textOf = ({ document }: Done) => documentToPlain(document);
const textIn = ({ generation }: WizardState) => (generation.status === 'done' ? textOf(generation) : '');
/** The same letter with other words in it. */
const worded = ({ document }: Done, from: string, to: string): ProposalDocument =>
  replaceSentence(document, from, to) ?? [];
const from = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(wizardReducer, state);
const intent = { key: 'k', request: { jobTitle: 'A', jobDescription: 'B' } };
const lock = (part: Part, isLocked = true): WizardAction => ({ type: 'section-locked', part, isLocked });
const anew = (generation: Done): WizardAction[] => [
  { type: 'writing-began', intent },
  { type: 'ended', generation },
];

const old = written(section('proof', 'Old hook.'), section('answers', 'Old proof.'), section('close', 'Old step?'));
const newer = written(section('answers', 'New proof.'), section('proof', 'New hook.'), section('close', 'New step?'));
const workspace: WizardState = { ...EMPTY_WIZARD, generation: old };

describe('a locked section', () => {
  it('keeps its words, in the place that the new proposal has for it', () => {
    const state = from(workspace, lock('answers'), ...anew(newer));
    expect(textIn(state)).toBe(textOf(newer).replace('New proof.', 'Old proof.'));
  });

  it('keeps what was changed in it by hand', () => {
    const mine = worded(old, 'Old proof.', 'My own proof.');
    const state = from(workspace, { type: 'edit-saved', document: mine }, lock('answers'), ...anew(newer));
    expect(textIn(state)).toBe(textOf(newer).replace('New proof.', 'My own proof.'));
  });

  it('is before the next step where the new proposal has none of its kind', () => {
    const without = written(section('proof', 'New hook.'), section('close', 'New step?'));
    const state = from(workspace, lock('answers'), ...anew(without));
    expect(textIn(state)).toMatch(/New hook\..*Old proof\..*New step\?/su);
  });

  it('keeps the first line that the client asks for, as it was filled in, and nothing of the hook below it', () => {
    const asked = written(section('opener', '[your favourite tree]'), ...old.answer.sections);
    const filled = worded(asked, '[your favourite tree]', 'The copper beech.');
    const next = written(section('opener', '[your favourite tree]'), ...newer.answer.sections);
    const state = from(
      { ...workspace, generation: asked },
      { type: 'edit-saved', document: filled },
      lock('opener'),
      lock('close'),
      ...anew(next),
    );
    const kept = textOf(next).replace('[your favourite tree]', 'The copper beech.').replace('New step?', 'Old step?');
    expect(textIn(state)).toBe(kept);
    // Once more: what is there is known by what was kept.
    expect(textIn(from(state, ...anew(next)))).toBe(kept);
  });

  it('is rewritten once it is unlocked', () => {
    expect(textIn(from(workspace, lock('answers'), lock('answers', false), ...anew(newer)))).toBe(textOf(newer));
  });

  it('keeps its words through a writing that was stopped and gone on with', () => {
    const stopped = {
      status: 'stopped',
      proposalId: 'p',
      text: 'New',
      document: documentOfPlain('New'),
      canContinue: true,
    } as const;
    const state = from(
      workspace,
      lock('answers'),
      { type: 'writing-began', intent },
      { type: 'ended', generation: stopped },
      { type: 'writing-resumed' },
      { type: 'ended', generation: newer },
    );
    expect(textIn(state)).toContain('Old proof.');
  });
});
