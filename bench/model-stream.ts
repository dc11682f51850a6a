// 1, 100 and 500 readers of what a language model writes, beside a bare relay of the same provider's stream. Needs `npm run build`.
import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { type BuiltApp, endAll, signUp, withBuiltApp } from './built-app.ts';
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
const FEW = [READERS[0], READERS[2]] as const;

/** How the model writes. */
const CASES = [
  { name: 'one answer', readers: READERS, mode: () => ({ mode: 'good', ...PACE }) },
  { name: 'an answer that is cut', readers: FEW, mode: () => ({ mode: 'cut', sentences: 5, ...PACE }) },
] as const;

const provider = z.object({ baseUrl: z.string(), apiKey: z.string(), model: z.string() });
const answered = z.object({ asked: z.record(z.string(), z.unknown()).nullable() });
const relayUse = z.object({ cpuMs: z.number(), tokens: z.number() });
const read = z.object({
  ended: z.number(),
  refused: z.number(),
  whole: z.number(),
  firstWordsMs: z.object({ median: z.number(), p99: z.number() }),
});

type Use = z.infer<typeof relayUse>;
type Round = z.infer<typeof read> & { cpuPerTokenUs: number };

interface Measured {
  readonly server: 'app' | 'relay';
  readonly origin: string;
  /** So far: its CPU, and the tokens that the provider has sent to it. */
  readonly measure: () => Promise<Use>;
}

export async function benchModelStream(): Promise<void> {
  const emulator = startProcess('./model-stream-provider.ts');
  const relay = startProcess('./model-stream-relay.ts');
  try {
    // At once: what a process says before someone listens is lost.
    const [ofEmulator, ofRelay] = await Promise.all([messageOf(emulator), messageOf(relay)]);
    const access = provider.parse(ofEmulator);
    const { port } = z.object({ port: z.number() }).parse(ofRelay);
    const settings = {
      ...{ LLM_BASE_URL: access.baseUrl, LLM_API_KEY: access.apiKey, LLM_MODEL: access.model, LLM_TOTAL_SECONDS: '55' },
      // So that sign-ups come from many places.
      ...{ GENERATION_LIMIT: '100000/hour,100000/hour', TRUST_PROXY: '1' },
    };
    await withBuiltApp('model-stream', settings, async (app) => {
      const servers = [measuredApp(app), measuredRelay(port)] as const;
      const sessions = await signUpAll(app.origin);
      // Both are warm when they are measured, and the relay asks for what the app has asked for.
      await play(emulator, { mode: 'good' });
      await readAll(servers[0], { kind: 'own', readers: 20, sessions });
      const body = await play(emulator, { mode: 'good' });
      relay.send({ url: `${access.baseUrl}/chat/completions`, apiKey: access.apiKey, body });
      await messageOf(relay);
      await readAll(servers[1], { kind: 'own', readers: 20, sessions });
      for (const one of CASES)
        for (const asked of one.readers)
          await compare(servers, { ...asked, sessions }, one, (mode) => play(emulator, mode));
    });
  } finally {
    await endAll([emulator, relay]);
  }
}

type Mode = Readonly<Record<string, unknown>>;
interface ReaderLoad {
  readonly kind: 'shared' | 'own';
  readonly readers: number;
  readonly sessions: readonly string[];
}

async function compare(
  servers: readonly [Measured, Measured],
  asked: ReaderLoad,
  { name, mode }: (typeof CASES)[number],
  set: (mode: Mode) => Promise<unknown>,
): Promise<void> {
  const rounds = [];
  for (const server of servers) {
    await set(mode());
    rounds.push(await readAll(server, asked));
  }
  const [ours, bare] = rounds;
  if (!ours || !bare) return;
  const of = asked.kind === 'own' ? 'a proposal each' : 'one proposal';
  row(`${asked.readers} readers, ${of}`, name);
  const cpu = (round: Round) => `${round.cpuPerTokenUs.toFixed(1)} µs`;
  const ratio = (ours.cpuPerTokenUs / bare.cpuPerTokenUs).toFixed(2);
  row('  CPU per token', `${cpu(ours)}, bare ${cpu(bare)}, ratio ${ratio} (goal at most 1.3, reading the post apart)`);
  const first = ({ firstWordsMs: { median, p99 } }: Round) =>
    `${(median / 1000).toFixed(2)} (${(p99 / 1000).toFixed(2)})`;
  row(
    '  first words, median (p99)',
    `${first(ours)} s, bare ${first(bare)} s (goal at most 3 s, the first token at 1 s)`,
  );
  row('  by the model alone', `${ours.whole} of ${asked.readers}, refused ${ours.refused}`);
}

/** Sets how the model writes; answers what it was asked last. */
async function play(emulator: ChildProcess, mode: Mode): Promise<Mode | null> {
  emulator.send({ play: mode });
  return answered.parse(await messageOf(emulator)).asked;
}

async function readAll({ server, origin, measure }: Measured, asked: ReaderLoad): Promise<Round> {
  const before = await measure();
  const reading = startProcess('./model-stream-readers.ts', [
    JSON.stringify({ server, origin, input: POST, ...asked }),
  ]);
  const done = read.parse(await messageOf(reading));
  reading.kill();
  const after = await measure();
  if (done.ended + done.refused !== asked.readers)
    throw new Error(`${done.ended} of ${asked.readers} readers came to an end.`);
  const tokens = (after.tokens - before.tokens) * (asked.kind === 'shared' ? asked.readers : 1);
  return { ...done, cpuPerTokenUs: ((after.cpuMs - before.cpuMs) * 1000) / tokens };
}

function measuredApp({ origin }: BuiltApp): Measured {
  const measure = async () => {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
    return { cpuMs: valueOf('process_cpu_seconds_total') * 1000, tokens: valueOf('model_output_tokens_total') };
  };
  return { server: 'app', origin, measure };
}

function measuredRelay(port: number): Measured {
  const origin = `http://127.0.0.1:${port}`;
  return { server: 'relay', origin, measure: async () => relayUse.parse(await (await fetch(`${origin}/cpu`)).json()) };
}

async function signUpAll(origin: string): Promise<string[]> {
  const sessions: string[] = [];
  for (let n = 0; n < SESSIONS; n++)
    sessions.push((await signUp(origin, `reader-${n}@freelance.example`, `10.0.0.${n}`)).cookie);
  return sessions;
}
