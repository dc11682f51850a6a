import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WrittenSection } from '#shared/proposals/contract.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { type Answer, fakeServer, jsonAnswer } from '#web/testing/fake-server.ts';
import type { LetterChange } from '../result/sections/section-actions.ts';
import { EMPTY_WIZARD } from '../wizard/wizard-state.ts';
import { createWizardStore } from '../wizard/wizard-store.ts';
import { changeLetter } from './change-letter.ts';
import type { Done } from './generation-state.ts';

afterEach(() => vi.unstubAllGlobals());

const OPENING = '<p>Your checkout is slow. I would <strong>measure</strong> it.</p>';
const NEXT = '<p>Which day suits you?</p>';
const OWN = ' I live in Graz.';
const LETTER = OPENING.replace('</p>', `${OWN}</p>`) + NEXT;
const piece = (part: WrittenSection['part'], html: string): WrittenSection => ({
  ...{ part, html, document: documentOfHtml(html) },
  plainText: html.replace(/<[^>]+>/g, ''),
});
const letter: Done = {
  ...{ status: 'done', proposalId: PROPOSAL_ID, edited: true },
  answer: { ...anAnswer(), sections: [piece('opening', OPENING), piece('next_step', NEXT)] },
  document: documentOfHtml(LETTER),
  made: { at: 1, tone: 'casual', style: 'concise', requests: ['mention my NDA'] },
};
const unchanged = { sections: [], sentence: null, unchanged: false, message: null };
const whole: LetterChange = { request: 'less formal', section: null };
const sentence: LetterChange = {
  request: 'less formal',
  section: { part: 'opening', name: 'Opening', sentence: 'Your checkout is slow.' },
};

function onLetter(...answers: Answer[]) {
  const asked = fakeServer(...answers);
  const fields = { ...EMPTY_WIZARD.fields, jobTitle: 'Shop', jobDescription: 'Make it fast' };
  const store = createWizardStore({ ...EMPTY_WIZARD, fields, generation: letter, locks: ['next_step'], step: 5 });
  const now = () => {
    const { generation } = store.state();
    if (generation.status !== 'done') throw new Error(generation.status);
    return generation;
  };
  const change = (what: LetterChange) => changeLetter({ store }, () => true, what, new AbortController().signal);
  return { asked, store, now, change };
}

describe('a change that the user asks for', () => {
  it('is sent with the letter, its locks, what the user typed and what they asked for before', async () => {
    const { asked, change } = onLetter(() => jsonAnswer(200, { ...unchanged, unchanged: true, message: 'No.' }));
    expect(await change(whole)).toEqual({ kind: 'unchanged', message: 'No.' });
    expect(await asked[0]?.json()).toMatchObject({
      ...{ request: 'less formal', scope: 'letter', locked: ['next_step'], earlier: ['mention my NDA'] },
      ...{ tone: 'casual', style: 'concise', ownSentences: ['I live in Graz.'] },
      sections: [
        { part: 'opening', text: 'Your checkout is slow. I would measure it. I live in Graz.' },
        { part: 'next_step', text: 'Which day suits you?' },
      ],
    });
  });

  it('puts one sentence in its place, and can be undone', async () => {
    const { change, now } = onLetter(() => jsonAnswer(200, { ...unchanged, sentence: 'Your checkout drags.' }));
    const outcome = await change(sentence);
    expect(documentToHtml(now().document)).toBe(LETTER.replace('is slow', 'drags'));
    expect(now().made).toMatchObject({
      section: { part: 'opening', action: 'request' },
      requests: ['mention my NDA', 'less formal'],
    });
    if (outcome.kind === 'rewritten') outcome.undo();
    expect(now()).toMatchObject({ document: letter.document, made: letter.made });
  });

  it('takes the sections that changed, and what the user typed in them is sent as theirs again', async () => {
    const answered = piece('opening', '<p>It’s slow. I’d measure it. I live in Graz.</p>');
    const answer = () => jsonAnswer(200, { ...unchanged, sections: [answered] });
    const { asked, change, now } = onLetter(answer, answer);
    expect(await change(whole)).toMatchObject({ kind: 'rewritten', wasEdited: true });
    expect(now()).toMatchObject({ document: documentOfHtml(answered.html + NEXT), made: { isChange: true } });
    await change(whole);
    expect(await asked[1]?.json()).toMatchObject({ ownSentences: ['I live in Graz.'] });
  });

  it('replaces nothing that was changed in the meantime', async () => {
    const answered = jsonAnswer(200, { ...unchanged, sections: [piece('opening', '<p>New.</p>')] });
    const { change, now, store } = onLetter(() => {
      store.dispatch({ type: 'edit-saved', document: documentOfHtml('<p>By hand.</p>') });
      return answered;
    });
    expect(await change(whole)).toMatchObject({ kind: 'unchanged' });
    expect(documentToHtml(now().document)).toBe('<p>By hand.</p>');
  });
});
