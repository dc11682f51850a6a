import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { documentOfText } from '#shared/proposals/document/of-text.ts';
import { draftWork } from '#shared/proposals/work.ts';
import { aKeptProposal, someWork } from '../../testing/draft-work.ts';
import { DRAFTS, draftOf, save, saved, startPro } from '../../testing/drafts.ts';

const ATTACK =
  '<p onclick="x()">Dear <img src=x onerror="window.__pwn=1"><a href="jav&#x09;ascript:x">you</a><script>x</script></p>';
const CLEAN = '<p>Dear you</p>';

describe('the texts of a draft', () => {
  const TEXTS = [
    ['HTML and scripts', '<script>alert(1)</script><img src=x onerror=x>'],
    ['emoji', '🥖 👩‍🍳👨‍👩‍👧‍👦 🏳️‍🌈'],
    ['right-to-left words and marks', 'שלום \u202Eabc\u202C مرحبا'],
    ['a byte-order mark', '\uFEFFTea'],
    ['mathematical letters', '𝗪𝗲 𝘯𝘦𝘦𝘥 𝒂'],
    ['line ends and controls', 'a\r\nb\rc\n\td\u0001\u001b[31m\u2028e'],
    ['decomposed letters', 'cafe\u0301 ﬁ'],
    ['SQL', "'); drop table drafts; --"],
    ['marks without end', `e${'\u0301'.repeat(20_000)}`],
  ] as const;

  it('come back letter for letter', async () => {
    const { app } = await startPro();
    for (const [what, content] of TEXTS) {
      const texts = { content, jobTitle: content.slice(0, 100), jobDescription: content.slice(0, 1000) };
      const { id } = await saved(app, texts);
      expect(draftOf(await app.get(`${DRAFTS}/${id}`)), what).toMatchObject(texts);
    }
  });

  it('have half a character replaced, and cannot hold NUL, wherever it stands', async () => {
    const { app } = await startPro();
    const half = draftOf(await save(app, { content: 'a\uD83E!', jobTitle: '\uDD56', work: workWith('x\uD83E') }));
    expect(half).toMatchObject({
      content: 'a\uFFFD!',
      jobTitle: '\uFFFD',
      work: { proposal: { answer: { unanswered: [{ text: 'x\uFFFD' }] } } },
    });
    for (const more of [
      { content: 'a\u0000' },
      { name: '\u0000' },
      { jobTitle: '\u0000' },
      { work: workWith('a\u0000b') },
    ]) {
      const { status, body } = await save(app, more);
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    }
  });

  it('are documents where they were sent as HTML, and there alone', async () => {
    const { app } = await startPro();
    const proposal = aKeptProposal();
    const answer = proposal.answer && { ...proposal.answer, formattedProposal: ATTACK };
    const work = someWork({ proposal: { ...proposal, answer } });
    const made = draftOf(await save(app, { content: ATTACK, format: 'html', jobTitle: ATTACK, work }));
    expect(made).toMatchObject({ content: CLEAN, document: documentOfText('Dear you'), jobTitle: ATTACK });
    expect(JSON.stringify(made.work)).not.toContain('onerror');
    const { rows } = await app.database.pool.query('select content, format from document_revisions');
    expect(rows).toEqual([{ content: '["Dear you"]', format: 'document' }]);
    expect(draftOf(await app.get(`${DRAFTS}/${made.id}`))).toEqual(made);
  });

  it('come back with everything of the wizard, and are the same when they are sent again', async () => {
    const { app } = await startPro();
    const work = someWork({ proposal: aKeptProposal(), writingSamples: ['', '🥖', '', '', '', 'x'] });
    const { id } = await saved(app, { work });
    const read = draftOf(await app.get(`${DRAFTS}/${id}`));
    expect(draftWork.parse(read.work)).toEqual(work);
    expect(draftOf(await save(app, { id, work: read.work })).revision).toBe(1);
  });

  it('are nothing that a browser would run when a draft is opened as a page', async () => {
    const { app } = await startPro();
    const { id } = await saved(app, { content: ATTACK, name: ATTACK });
    const { status, headers } = await app.get(`${DRAFTS}/${id}`, { accept: 'text/html' });
    const [type, nosniff] = [headers.get('content-type'), headers.get('x-content-type-options')];
    expect([status, type, nosniff, headers.get('cache-control')]).toEqual([
      200,
      'application/json',
      'nosniff',
      'no-store',
    ]);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });
});

function workWith(question: string): ReturnType<typeof someWork> {
  const proposal = aKeptProposal();
  const unanswered = [{ id: 'q1', text: question, quote: 'Which?' }];
  return someWork({ proposal: { ...proposal, answer: proposal.answer && { ...proposal.answer, unanswered } } });
}

describe('what is not a draft', () => {
  const TEXTS = ['name', 'jobTitle', 'jobDescription', 'content', 'type', 'format', 'draftId', 'id', 'work'];

  it('is refused and named', async () => {
    const { app } = await startPro();
    for (const field of [...TEXTS, 'document']) {
      const isList = field === 'document';
      for (const value of [7, true, isList ? [7] : [], isList ? [['a']] : ['a'], { a: 1 }, { toString: 'x' }]) {
        const { status, body } = await save(app, { [field]: value });
        expect([status, body.fields], field).toMatchObject([400, { [field]: expect.any(String) }]);
      }
    }
    expect(await app.count('documents')).toBe(0);
  });

  const RAW: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] = [
    ['no object', '[]'],
    ['no JSON', '{'],
    ['nothing', ''],
    ['UTF-16', new Uint8Array(Buffer.from('{"content":"a"}', 'utf16le'))],
    ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['an image', new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
    ['something compressed', new Uint8Array(gzipSync('{"content":"a"}'))],
    ['very deep', '['.repeat(200_000)],
  ];

  it('is refused, also when it comes as a form would', async () => {
    const { app } = await startPro();
    for (const [what, raw] of RAW) expect((await app.send('POST', `${DRAFTS}/save`, { raw })).status, what).toBe(400);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      for (const path of ['save', 'autosave']) {
        const headers = { 'content-type': type };
        expect((await app.send('POST', `${DRAFTS}/${path}`, { raw: '{"content":"a"}', headers })).status).toBe(415);
      }
  });
});

describe('a draft is at most so large', () => {
  it('a MB of text to the byte, one byte more is refused in words', async () => {
    const { app } = await startPro();
    const whole = 'é'.repeat(DRAFT_LIMITS.contentBytes / 2);
    expect(draftOf(await save(app, { content: whole })).content).toBe(whole);
    for (const content of [`${whole}a`, 'a'.repeat(DRAFT_LIMITS.contentBytes + 1)]) {
      const { status, body } = await save(app, { content });
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
      expect(body.fields).toHaveProperty('content');
    }
    const escaped = JSON.stringify({ content: 'a' }).replace('a', '\\u0061'.repeat(400_000));
    expect((await app.send('POST', `${DRAFTS}/save`, { raw: escaped })).status).toBe(200);
  });

  it('a body of 50 MB is refused before it is read to its end, also without a length', async () => {
    const { app } = await startPro();
    const piece = new Uint8Array(1024 * 1024).fill(0x61);
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pulled++ === 50) controller.close();
        else controller.enqueue(piece);
      },
    });
    const cookie = [...app.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': 'application/json', origin: app.origin, cookie };
    const answer = await fetch(`${app.origin}${DRAFTS}/save`, { method: 'POST', headers, body, duplex: 'half' });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
    const long = JSON.stringify({ content: 'a'.repeat(DRAFT_LIMITS.bodyBytes) });
    expect((await app.send('POST', `${DRAFTS}/save`, { raw: long })).status).toBe(413);
  });

  it('a name is a line, any line, and not longer than a line', async () => {
    const { app } = await startPro();
    for (const name of ['../../x', 'a.txt.html', '\u202Etxt.exe', 'x'.repeat(DRAFT_LIMITS.nameChars), "'; --"])
      expect((await saved(app, { name })).name).toBe(name);
    expect((await saved(app, { name: '\r\n a\r\nb\u0007\u2028c\t' })).name).toBe('a b c');
    expect((await save(app, { name: 'x'.repeat(DRAFT_LIMITS.nameChars + 1) })).status).toBe(400);
  });
});
