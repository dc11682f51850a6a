import { describe, expect, it } from 'vitest';
import { MASKED_KINDS } from '#shared/proposals/masking.ts';
import { promptPreview } from '#shared/proposals/prompt-preview.ts';
import { startApp } from '../../testing/app.ts';
import { type LlmApp, startProLlmApp } from '../../testing/llm-app.ts';
import { createEngine } from './engine.ts';

const WRITE = '/api/generate-proposal';
const SENT = '/api/prompt-preview';
const JOB = {
  jobTitle: 'Move our tea shop to Shopify',
  jobDescription: `Hi, this is Marta Lindqvist from Kettle & Leaf Ltd. Our WooCommerce checkout at https://kettleleaf.example fails.

We need someone to migrate our store to Shopify for Kettle & Leaf Ltd. and connect our Xero account. The budget is $4,750.

- Have you migrated a WooCommerce store to Shopify before?

Write to marta@kettleleaf.example with questions.

Best regards,
Marta Lindqvist`,
  aboutMeStatement:
    'I migrated a WooCommerce store to Shopify for Bernd Ostermann at Globex GmbH. It earned $31,400 in its first month.',
  portfolio: 'https://ida.example/work',
};
const HIDDEN = [
  'Marta',
  'Lindqvist',
  'Kettle & Leaf',
  'kettleleaf',
  '4,750',
  'Bernd',
  'Ostermann',
  'Globex',
  '31,400',
  'ida.example',
];
const ALL = ['names', 'emails', 'links', 'amounts'];

const arrived = (app: LlmApp) => app.llm.requests().map((request) => JSON.stringify(request));
const leaked = (text: string) => HIDDEN.filter((one) => text.toLowerCase().includes(one.toLowerCase()));

describe('masked text', () => {
  it('never reaches the model, and is in the proposal again; it is sent unmasked where nothing was chosen', async () => {
    const app = await startProLlmApp();
    const { status, body } = await app.post(WRITE, { ...JOB, masked: ALL });
    expect([status, body.engine, body.fallback]).toEqual([200, 'llm', false]);
    const [request = ''] = arrived(app);
    expect(leaked(request)).toEqual([]);
    expect(request).toContain('{{NAME_1}}');
    expect(String(body.plainText)).toContain('for Bernd Ostermann at Globex GmbH');
    expect(String(body.plainText)).not.toContain('{{');
    expect(String(body.formattedProposal)).not.toContain('{{');
    await app.post(WRITE, JOB);
    expect(leaked(arrived(app).slice(1).join('\n')).length).toBeGreaterThan(7);
  });

  it('is masked in the second request too, which quotes the faults', async () => {
    const app = await startProLlmApp();
    app.llm.play({ mode: 'says', part: 'proof', text: 'I also built nine shops for {{NAME_1}}.', times: 1 });
    const { body } = await app.post(WRITE, { ...JOB, masked: ALL });
    const requests = arrived(app);
    expect(requests).toHaveLength(2);
    expect(requests[1]).toContain('wrong_last_time');
    expect(leaked(requests.join('\n'))).toEqual([]);
    expect(String(body.plainText)).not.toMatch(/\{\{|nine shops/);
  });

  it('is restored before the checks, and a changed placeholder causes the built-in writer’s section', async () => {
    const app = await startProLlmApp();
    for (const [text, masked, again] of [
      ['I would write to {{NAME_77}} first.', 'names', 'letter for letter'],
      ['I would write to NAME_1 first.', 'names', 'letter for letter'],
      ['The {{NOMBRE_1}} comes first.', 'names', 'letter for letter'],
      // An e-mail address is refused.
      ['I would write to {{EMAIL_1}} with the plan.', 'emails', ''],
    ] as const) {
      const before = arrived(app).length;
      app.llm.play({ mode: 'says', part: 'close', text });
      const { body } = await app.post(WRITE, { ...JOB, masked: [masked] });
      expect(arrived(app)[before + 1], text).toContain(again);
      expect([body.engine, body.fallback], text).toEqual(['llm', true]);
      expect(String(body.plainText), text).not.toContain(text.slice(-10));
      expect(String(body.plainText), text).not.toContain('marta@');
    }
  });
});

describe('text that identifies a person', () => {
  const TYPED = {
    ...JOB,
    jobDescription: `${JOB.jobDescription}\n\nCall +44 20 7946 0958 or ask for JOSÉ García-Núñez, 12 Mill Lane, Bristol, or @kettle_marta on Telegram.\n\ncheers, maria`,
    aboutMeStatement: `${JOB.aboutMeStatement} I am Ida Holm from Graz, IBAN DE89 3704 0044 0532 0130 00. Isidora draws too.`,
    writingSamples: ['Dear Tove,\nI would move your shop in May.\n-- Ida Holm'],
  };
  const THEIRS = [
    ...[
      '7946',
      'JOSÉ',
      'García',
      'Mill Lane',
      'Bristol',
      'kettle_marta',
      'maria',
      'Ida Holm',
      'Holm',
      'DE89',
      '0532',
      'Tove',
    ],
    ...['Isidora', ...HIDDEN],
  ];

  it('never reaches the model: numbers, addresses, handles, signatures, and the requester’s name', async () => {
    const app = await startProLlmApp();
    await app.database.pool.query("update users set full_name = 'Isidora Quint'");
    const intent = { ...TYPED, masked: MASKED_KINDS };
    const { status, body } = await app.post(WRITE, intent);
    expect([status, body.engine]).toEqual([200, 'llm']);
    const sent = arrived(app).join('\n');
    expect(THEIRS.filter((one) => sent.toLowerCase().includes(one.toLowerCase()))).toEqual([]);
    const own = sent.slice(sent.indexOf('<<<task-'));
    for (const hidden of ['{{PHONE_1}}', '{{ADDRESS_1}}', '{{ACCOUNT_1}}']) expect(own).toContain(hidden);
    expect(String(body.plainText)).not.toContain('{{');
    const shown = promptPreview.parse((await app.post(SENT, intent)).body);
    expect(shown.hidden.map(({ text }) => text)).toEqual(expect.arrayContaining(['Isidora', '+44 20 7946 0958']));
  });
});

describe('the prompt preview', () => {
  it('names the provider, and shows the sent text exactly except the key, but not for a post without a job', async () => {
    const app = await startProLlmApp();
    const refused = await app.post(SENT, { jobTitle: 'x', jobDescription: '#NAME?' });
    expect([refused.status, refused.body.code]).toEqual([422, 'POST_NOT_UNDERSTOOD']);
    const { status, body } = await app.post(SENT, { ...JOB, masked: ['names', 'amounts'] });
    const { to, messages, hidden } = promptPreview.parse(body);
    expect(status).toBe(200);
    expect(to).toEqual({
      provider: null,
      host: new URL(app.llm.baseUrl).host,
      model: expect.any(String),
    });
    expect(hidden.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Marta Lindqvist', '$4,750', 'Globex GmbH.']),
    );
    expect(app.llm.requests()).toEqual([]);
    expect((await app.database.pool.query('select id from generations')).rows).toEqual([]);
    await app.post(WRITE, { ...JOB, masked: ['names', 'amounts'] });
    const plain = (text: string) => text.replaceAll(/[\da-f]{24}/g, 'KEY').replaceAll(/"words": "[^"]*"/g, 'WORDS');
    expect(messages.map(({ text }) => plain(text))).toEqual(
      app.llm
        .requests()
        .flatMap(({ messages: sent }) => contents(sent))
        .slice(0, 2)
        .map(plain),
    );
  });

  it('is empty with the built-in writer', async () => {
    const app = await startApp({ engineFor: () => createEngine() });
    const { status, body } = await app.post(SENT, JOB);
    expect([status, body]).toEqual([200, { to: null, messages: [], hidden: [] }]);
  });
});

function contents(messages: unknown): string[] {
  return Array.isArray(messages) ? messages.map((message: { content: string }) => message.content) : [];
}
