import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WrittenSection } from '#shared/proposals/contract.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import { anAnswer, PROPOSAL_ID } from '#web/testing/answer.fixture.ts';
import { type Answer, fakeServer, jsonAnswer } from '#web/testing/fake-server.ts';
import type { SectionIntent } from '../result/sections/section-actions.ts';
import { EMPTY_WIZARD } from '../wizard/wizard-state.ts';
import { createWizardStore } from '../wizard/wizard-store.ts';
import type { Done } from './generation-state.ts';
import { rewriteInWorkspace } from './rewrite-in-workspace.ts';

afterEach(() => vi.unstubAllGlobals());

const HOOK = '<p>Your checkout is slow.</p>';
const WHY = '<p><strong>𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀</strong></p><p>I have done it twice.</p>';
const NEWER = '<p><strong>𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀</strong></p><p>Two shops run on it.</p>';
const piece = (part: WrittenSection['part'], html: string): WrittenSection => ({
  ...{ part, html, plainText: html },
  document: documentOfHtml(html),
});
const sections = [piece('opening', HOOK), piece('answers', WHY)];
const written: Done = {
  status: 'done',
  proposalId: PROPOSAL_ID,
  answer: { ...anAnswer(), formattedProposal: HOOK + WHY, language: 'es', sections },
  document: documentOfHtml(HOOK + WHY),
  edited: false,
  made: { at: 1, tone: 'casual', style: 'concise' },
};
const intent: SectionIntent = { part: 'answers', name: 'Answers', action: 'shorten' };
const answered = { seed: 's', engine: 'composer', fallback: false, message: null, unchanged: false };
const newer = () => jsonAnswer(200, { ...answered, section: piece('answers', NEWER) });

function inWorkspace(answer: Answer, generation = written) {
  const asked = fakeServer(answer);
  const fields = { ...EMPTY_WIZARD.fields, jobTitle: 'Shop', jobDescription: 'Make it fast' };
  const store = createWizardStore({ ...EMPTY_WIZARD, fields, generation, tone: 'formal', step: 5 });
  const html = () => {
    const { generation: now } = store.state();
    return now.status === 'done' ? documentToHtml(now.document) : '';
  };
  const rewrite = (what = intent) => rewriteInWorkspace({ store }, () => true, what, new AbortController().signal);
  return { asked, store, html, rewrite };
}

describe('a section of the proposal in the workspace', () => {
  it('is asked for as the rest was written, with what is there and around it', async () => {
    const { asked, rewrite } = inWorkspace(newer);
    await rewrite();
    expect(await asked[0]?.json()).toMatchObject({
      ...{ jobTitle: 'Shop', jobDescription: 'Make it fast', part: 'answers', action: 'shorten' },
      ...{ tone: 'casual', style: 'concise', language: 'es' },
      ...{ now: '𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀\n\nI have done it twice.', rest: 'Your checkout is slow.' },
    });
  });

  it('replaces the old one, which can be restored', async () => {
    const { html, rewrite, store } = inWorkspace(newer);
    const outcome = await rewrite();
    expect([html(), outcome]).toMatchObject([HOOK + NEWER, { kind: 'rewritten', wasEdited: false }]);
    expect(store.state().history.map((version) => documentToHtml(version.document))).toEqual([HOOK + WHY]);
    if (outcome.kind === 'rewritten') outcome.undo();
    expect(html()).toBe(HOOK + WHY);
  });

  it('says when words of the user’s own are replaced', async () => {
    const mine = { ...written, document: documentOfHtml(HOOK + WHY.replace('twice', 'thrice')), edited: true };
    expect(await inWorkspace(newer, mine).rewrite()).toMatchObject({ kind: 'rewritten', wasEdited: true });
  });

  it('keeps the tone that it was given last', async () => {
    const { asked, store, rewrite } = inWorkspace(newer);
    await rewrite({ ...intent, action: 'tone', tone: 'friendly' });
    vi.unstubAllGlobals();
    const again = fakeServer(newer);
    await rewriteInWorkspace({ store }, () => true, intent, new AbortController().signal);
    expect(await asked[0]?.json()).toMatchObject({
      action: 'tone',
      sectionTone: 'friendly',
      attempt: expect.any(Number),
    });
    expect(await again[0]?.json()).toMatchObject({ action: 'shorten', sectionTone: 'friendly', tone: 'casual' });
  });

  it('stays as it is when nothing better could be said', async () => {
    const same = { ...answered, unchanged: true, message: 'It is one sentence.', section: piece('answers', WHY) };
    const { html, rewrite } = inWorkspace(jsonAnswer(200, same));
    expect(await rewrite()).toEqual({ kind: 'unchanged', message: 'It is one sentence.' });
    expect(html()).toBe(HOOK + WHY);
  });

  it('is not replaced if it has changed in the meantime, while another one may have', async () => {
    const changed = inWorkspace(newer);
    const pending = changed.rewrite();
    changed.store.dispatch({ type: 'edit-saved', document: documentOfHtml(HOOK + WHY.replace('twice', 'often')) });
    expect(await pending).toMatchObject({ kind: 'unchanged' });
    expect(changed.html()).toContain('often');

    const later = inWorkspace(newer);
    const other = later.rewrite();
    later.store.dispatch({ type: 'edit-saved', document: documentOfHtml(`<p>Mine.</p>${WHY}`) });
    expect(await other).toMatchObject({ kind: 'rewritten' });
    expect(later.html()).toBe(`<p>Mine.</p>${NEWER}`);
  });

  it('is as it was when the server refuses', async () => {
    const { html, rewrite } = inWorkspace(jsonAnswer(500, { message: 'Something went wrong', code: 'UNEXPECTED' }));
    await expect(rewrite()).rejects.toThrow('Something went wrong');
    expect(html()).toBe(HOOK + WHY);
  });
});
