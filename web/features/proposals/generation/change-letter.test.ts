import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WrittenSection } from '#shared/proposals/contract.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { type Answer, fakeServer, jsonAnswer } from '#web/testing/fake-server.ts';
import type { LetterChange, SectionIntent } from '../result/sections/section-actions.ts';
import { EMPTY_WIZARD } from '../wizard/wizard-state.ts';
import { createWizardStore } from '../wizard/wizard-store.ts';
import { changeLetter, rewriteInWorkspace } from './change-letter.ts';
import type { Done } from './generation-state.ts';

afterEach(() => vi.unstubAllGlobals());

const OPENING = '<p>Your checkout is slow. I would <strong>measure</strong> it.</p>';
const NEXT = '<p>Which day suits you?</p>';
const OWN = ' I live in Graz.';
const LETTER = OPENING.replace('</p>', `${OWN}</p>`) + NEXT;
const piece = (part: WrittenSection['part'], html: string): WrittenSection => ({
  ...{ part, heading: null, html, document: documentOfHtml(html) },
  plainText: html.replace(/<[^>]+>/g, ''),
});
const letter: Done = {
  ...{ status: 'done', proposalId: PROPOSAL_ID, edited: true },
  answer: { ...anAnswer(), sections: [piece('proof', OPENING), piece('close', NEXT)] },
  document: documentOfHtml(LETTER),
  made: { at: 1, tone: 'casual', style: 'concise', requests: ['mention my NDA'] },
};
const unchanged = { sections: [], sentence: null, unchanged: false, message: null };
const whole: LetterChange = { request: 'less formal', section: null };
const sentence: LetterChange = {
  request: 'less formal',
  section: { part: 'proof', name: 'Opening', sentence: 'Your checkout is slow.' },
};

const HOOK = '<p>Your checkout is slow.</p>';
const WHY = '<p><strong>𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀</strong></p><p>I have done it twice.</p>';
const NEWER = '<p><strong>𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀</strong></p><p>Two shops run on it.</p>';
const sections = [piece('proof', HOOK), piece('answers', WHY)];
const written: Done = {
  status: 'done',
  proposalId: PROPOSAL_ID,
  answer: { ...anAnswer(), formattedProposal: HOOK + WHY, language: 'es', sections },
  document: documentOfHtml(HOOK + WHY),
  edited: false,
  made: { at: 1, tone: 'casual', style: 'concise' },
};
const intent: SectionIntent = { part: 'answers', name: 'Answers', action: 'shorten' };
const rewritten = { seed: 's', engine: 'composer', fallback: false, message: null, unchanged: false };
const newer = () => jsonAnswer(200, { ...rewritten, section: piece('answers', NEWER) });

function onLetter(generation: Done, ...answers: Answer[]) {
  const asked = fakeServer(...answers);
  const fields = { ...EMPTY_WIZARD.fields, jobTitle: 'Shop', jobDescription: 'Make it fast' };
  const chosen = { fields, tone: 'formal', locks: ['close'], step: 5 } as const;
  const store = createWizardStore({ ...EMPTY_WIZARD, ...chosen, generation });
  const now = () => {
    const shown = store.state().generation;
    if (shown.status !== 'done') throw new Error(shown.status);
    return shown;
  };
  const { signal } = new AbortController();
  return {
    ...{ asked, store, now },
    html: () => documentToHtml(now().document),
    change: (what: LetterChange) => changeLetter({ store }, () => true, what, signal),
    rewrite: (what = intent) => rewriteInWorkspace({ store }, () => true, what, signal),
  };
}

describe('a change that the user asks for', () => {
  it('is sent with the letter, its locks, what the user typed and what they asked for before', async () => {
    const { asked, change } = onLetter(letter, () =>
      jsonAnswer(200, { ...unchanged, unchanged: true, message: 'No.' }),
    );
    expect(await change(whole)).toEqual({ kind: 'unchanged', message: 'No.' });
    expect(await asked[0]?.json()).toMatchObject({
      ...{ request: 'less formal', scope: 'letter', locked: ['close'], earlier: ['mention my NDA'] },
      ...{ tone: 'casual', style: 'concise', ownSentences: ['I live in Graz.'] },
      sections: [
        { part: 'proof', text: 'Your checkout is slow. I would measure it. I live in Graz.' },
        { part: 'close', text: 'Which day suits you?' },
      ],
    });
  });

  it('puts one sentence in its place, and can be undone', async () => {
    const { change, html, now } = onLetter(letter, () =>
      jsonAnswer(200, { ...unchanged, sentence: 'Your checkout drags.' }),
    );
    const outcome = await change(sentence);
    expect(html()).toBe(LETTER.replace('is slow', 'drags'));
    expect(now().made).toMatchObject({
      section: { part: 'proof', action: 'request' },
      requests: ['mention my NDA', 'less formal'],
    });
    if (outcome.kind === 'rewritten') outcome.undo();
    expect(now()).toMatchObject({ document: letter.document, made: letter.made });
  });

  it('takes the sections that changed, and what the user typed in them is sent as theirs again', async () => {
    const answered = piece('proof', '<p>It’s slow. I’d measure it. I live in Graz.</p>');
    const answer = () => jsonAnswer(200, { ...unchanged, sections: [answered] });
    const { asked, change, now } = onLetter(letter, answer, answer);
    expect(await change(whole)).toMatchObject({ kind: 'rewritten', wasEdited: true });
    expect(now()).toMatchObject({ document: documentOfHtml(answered.html + NEXT), made: { isChange: true } });
    await change(whole);
    expect(await asked[1]?.json()).toMatchObject({ ownSentences: ['I live in Graz.'] });
  });

  it('replaces nothing that was changed in the meantime', async () => {
    const answered = jsonAnswer(200, { ...unchanged, sections: [piece('proof', '<p>New.</p>')] });
    const { change, html, store } = onLetter(letter, () => {
      store.dispatch({ type: 'edit-saved', document: documentOfHtml('<p>By hand.</p>') });
      return answered;
    });
    expect(await change(whole)).toMatchObject({ kind: 'unchanged' });
    expect(html()).toBe('<p>By hand.</p>');
  });
});

describe('a section of the proposal in the workspace', () => {
  it('is asked for as the rest was written, with what is there and around it', async () => {
    const { asked, rewrite } = onLetter(written, newer);
    await rewrite();
    expect(await asked[0]?.json()).toMatchObject({
      ...{ jobTitle: 'Shop', jobDescription: 'Make it fast', part: 'answers', action: 'shorten' },
      ...{ tone: 'casual', style: 'concise', language: 'es' },
      ...{ now: '𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀\n\nI have done it twice.', rest: 'Your checkout is slow.' },
    });
  });

  it('replaces the old one, which can be restored', async () => {
    const { html, rewrite, store } = onLetter(written, newer);
    const outcome = await rewrite();
    expect([html(), outcome]).toMatchObject([HOOK + NEWER, { kind: 'rewritten', wasEdited: false }]);
    expect(store.state().history.map((version) => documentToHtml(version.document))).toEqual([HOOK + WHY]);
    if (outcome.kind === 'rewritten') outcome.undo();
    expect(html()).toBe(HOOK + WHY);
  });

  it('says when words of the user’s own are replaced', async () => {
    const mine = { ...written, document: documentOfHtml(HOOK + WHY.replace('twice', 'thrice')), edited: true };
    expect(await onLetter(mine, newer).rewrite()).toMatchObject({ kind: 'rewritten', wasEdited: true });
  });

  it('keeps the tone that it was given last', async () => {
    const { asked, rewrite } = onLetter(written, newer, newer);
    await rewrite({ ...intent, action: 'tone', tone: 'friendly' });
    await rewrite();
    expect(await asked[0]?.json()).toMatchObject({
      action: 'tone',
      sectionTone: 'friendly',
      attempt: expect.any(Number),
    });
    expect(await asked[1]?.json()).toMatchObject({ action: 'shorten', sectionTone: 'friendly', tone: 'casual' });
  });

  it('stays as it is when nothing better could be said', async () => {
    const same = { ...rewritten, unchanged: true, message: 'It is one sentence.', section: piece('answers', WHY) };
    const { html, rewrite } = onLetter(written, jsonAnswer(200, same));
    expect(await rewrite()).toEqual({ kind: 'unchanged', message: 'It is one sentence.' });
    expect(html()).toBe(HOOK + WHY);
  });

  it('is not replaced if it has changed in the meantime, while another one may have', async () => {
    const changed = onLetter(written, newer);
    const pending = changed.rewrite();
    changed.store.dispatch({ type: 'edit-saved', document: documentOfHtml(HOOK + WHY.replace('twice', 'often')) });
    expect(await pending).toMatchObject({ kind: 'unchanged' });
    expect(changed.html()).toContain('often');

    const later = onLetter(written, newer);
    const other = later.rewrite();
    later.store.dispatch({ type: 'edit-saved', document: documentOfHtml(`<p>Mine.</p>${WHY}`) });
    expect(await other).toMatchObject({ kind: 'rewritten' });
    expect(later.html()).toBe(`<p>Mine.</p>${NEWER}`);
  });

  it('is as it was when the server refuses', async () => {
    const { html, rewrite } = onLetter(
      written,
      jsonAnswer(500, { message: 'Something went wrong', code: 'UNEXPECTED' }),
    );
    await expect(rewrite()).rejects.toThrow('Something went wrong');
    expect(html()).toBe(HOOK + WHY);
  });
});
