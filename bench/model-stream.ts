// 1, 100 and 500 readers of what a language model writes: their first words, and the CPU of the app. Needs `npm run build`.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { endAll, isBuilt, signUp, startBuiltApp } from './built-app.ts';
import { row } from './figures.ts';
import { messageOf, startProcess } from './processes.ts';

/** `shared`: one proposal, in as many places; `own`: a proposal each, so many at once as one process keeps up with, and more. */
const READERS = [
  { kind: 'shared', readers: 500 },
  { kind: 'shared', readers: 100 },
  { kind: 'own', readers: 1 },
  { kind: 'own', readers: 10 },
  { kind: 'own', readers: 100 },
] as const;
/** One session may read a proposal in ten places at once. */
const SESSIONS = 56;
const PACE = { tokensPerSecond: 50, firstTokenMs: 1_000 };
const POST = {
  jobTitle: 'Mend the checkout of our ceramics shop',
  jobDescription: `We run a small online shop for hand-made ceramics and our checkout loses people on phones.

What we need:
- Find out why people leave between the cart and the payment page
- Rebuild the checkout page so that it loads in under two seconds
- Keep our Stripe account and our discount codes working
- Hand over with notes that our own developer can follow

Have you worked with Stripe before? How soon could you begin?`,
};
const INVENTED = 'I have built forty shops like yours for clients in twelve countries and won three awards for them.';

const FEW = [READERS[0], READERS[2]] as const;

/** How the model writes, and how many of its first answers so. */
const CASES = [
  { name: 'every sentence passes', readers: READERS, mode: () => ({ mode: 'good', ...PACE }) },
  { name: 'one sentence of the first section is left out', readers: FEW, mode: () => ({ mode: 'slips', ...PACE }) },
  {
    name: 'the first section is asked for again',
    readers: FEW,
    mode: (times: number) => ({ mode: 'invents', text: INVENTED, times, ...PACE }),
  },
] as const;

const provider = z.object({ baseUrl: z.string(), apiKey: z.string(), model: z.string() });
const read = z.object({
  ended: z.number(),
  refused: z.number(),
  whole: z.number(),
  firstWordsMs: z.object({ median: z.number(), p99: z.number() }),
});

export async function benchModelStream(): Promise<void> {
  if (!isBuilt('model-stream')) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-bench-'));
  const children: ChildProcess[] = [];
  try {
    const testProvider = startProcess('./model-stream-provider.ts');
    children.push(testProvider);
    const { baseUrl, apiKey, model } = provider.parse(await messageOf(testProvider));
    const app = await startBuiltApp({
      ...{ DATA_DIR: dataDir, LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_TOTAL_SECONDS: '55' },
      // So that sign-ups come from many places.
      ...{ GENERATION_LIMIT: '100000/hour,100000/hour', TRUST_PROXY: '1' },
    });
    children.push(app.child);
    const sessions = await signUpAll(app.origin);
    const play = async (mode: Mode) => {
      testProvider.send({ play: mode });
      await messageOf(testProvider);
    };
    // It is warm when it is measured.
    await play({ mode: 'good' });
    await readAll(app.origin, { kind: 'own', readers: 20, sessions });
    for (const { name, mode, readers } of CASES)
      for (const asked of readers) {
        await play(mode(asked.kind === 'own' ? asked.readers : 1));
        print(name, asked, await readAll(app.origin, { ...asked, sessions }));
      }
  } finally {
    await endAll(children);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Mode = Readonly<Record<string, unknown>>;
interface Asked {
  readonly kind: 'shared' | 'own';
  readonly readers: number;
  readonly sessions: readonly string[];
}

function print(
  name: string,
  { kind, readers }: Omit<Asked, 'sessions'>,
  round: Awaited<ReturnType<typeof readAll>>,
): void {
  const { median, p99 } = round.firstWordsMs;
  row(`${readers} readers, ${kind === 'own' ? 'a proposal each' : 'one proposal'}`, name);
  row('  CPU per token', `${round.cpuPerTokenUs.toFixed(1)} µs`);
  row(
    '  first words, median (p99)',
    `${(median / 1000).toFixed(2)} (${(p99 / 1000).toFixed(2)}) s (goal at most 3 s, the first token at 1 s)`,
  );
  row('  by the model alone', `${round.whole} of ${readers}, refused ${round.refused}`);
}

/** Lets them read, in a process of their own, and says what the app has used for it. */
async function readAll(origin: string, asked: Asked) {
  const before = await usedBy(origin);
  const reading = startProcess('./model-stream-readers.ts', [JSON.stringify({ origin, input: POST, ...asked })]);
  const done = read.parse(await messageOf(reading));
  reading.kill();
  const after = await usedBy(origin);
  if (done.ended + done.refused !== asked.readers)
    throw new Error(`${done.ended} of ${asked.readers} readers came to an end.`);
  const tokens = (after.tokens - before.tokens) * (asked.kind === 'shared' ? asked.readers : 1);
  return { ...done, cpuPerTokenUs: ((after.cpuMs - before.cpuMs) * 1000) / tokens };
}

/** So far: its CPU, and the tokens that the provider has sent to it. */
async function usedBy(origin: string): Promise<{ cpuMs: number; tokens: number }> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  return { cpuMs: valueOf('process_cpu_seconds_total') * 1000, tokens: valueOf('model_output_tokens_total') };
}

async function signUpAll(origin: string): Promise<string[]> {
  const sessions: string[] = [];
  for (let n = 0; n < SESSIONS; n++)
    sessions.push((await signUp(origin, `reader-${n}@freelance.example`, `10.0.0.${n}`)).cookie);
  return sessions;
}
