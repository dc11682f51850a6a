import { describe, expect, it } from 'vitest';
import { MAX_PASTED_CHARS } from '#shared/proposals/limits.ts';
import { DeviceFault, describeFault } from './device-fault.ts';
import { type BrowserModel, type ModelSession, textsFor } from './language-model.ts';
import { type DeviceProgress, writeOnDevice } from './write-on-device.ts';

const PIECES = ['[opening]\nI would ', 'test your ', 'checkout on phones.'];
type Stream = () => AsyncGenerator<string>;

/** A browser's model that answers with `PIECES`, but for what a test makes of it. */
function aModel(more: { session?: Partial<ModelSession>; create?: BrowserModel['create']; stream?: Stream } = {}) {
  let destroyed = 0;
  const session: ModelSession = {
    promptStreaming: () => streamOf((more.stream ?? whole)()),
    destroy: () => {
      destroyed += 1;
    },
    ...more.session,
  };
  const model: BrowserModel = {
    availability: async () => 'available',
    create: more.create ?? (async () => session),
  };
  return { model, session, destroyed: () => destroyed };
}

async function* whole() {
  yield* PIECES;
}

function write(model: BrowserModel, more: { stop?: AbortController; fetchPrompt?: () => Promise<string> } = {}) {
  const progress: DeviceProgress[] = [];
  const answer = writeOnDevice(model, {
    texts: textsFor('en', 'en'),
    fetchPrompt: more.fetchPrompt ?? (async () => 'Please write a letter.'),
    signal: (more.stop ?? new AbortController()).signal,
    onProgress: (one) => progress.push(one),
  });
  return { answer, progress };
}

async function faultOf(answer: Promise<string>): Promise<DeviceFault> {
  const error = await answer.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof DeviceFault)) throw new Error('it was written', { cause: error });
  return error;
}

describe('a letter by the browser’s own model', () => {
  it('is assembled from the stream, and the session is released', async () => {
    const { model, destroyed } = aModel();
    const { answer, progress } = write(model);
    expect(await answer).toBe(PIECES.join(''));
    expect(progress).toEqual([
      { step: 'opening' },
      { step: 'reading' },
      { step: 'writing', words: 3 },
      { step: 'writing', words: 5 },
      { step: 'writing', words: 8 },
    ]);
    await expect.poll(destroyed).toBe(1);
  });

  it('waits for the download, which shows how far it is; what is there already shows none', async () => {
    const { session } = aModel();
    const loads = (shares: number[]): BrowserModel['create'] => {
      return async ({ monitor }) => {
        monitor({
          addEventListener: (_type, listener) => {
            for (const loaded of shares) listener({ loaded });
          },
        });
        return session;
      };
    };
    const loading = write(aModel({ create: loads([0, 0.25, 0.5, 1]) }).model);
    await loading.answer;
    expect(loading.progress.slice(0, 5)).toEqual([
      { step: 'opening' },
      { step: 'downloading', share: 0.25 },
      { step: 'downloading', share: 0.5 },
      { step: 'opening' },
      { step: 'reading' },
    ]);
    const there = write(aModel({ create: loads([0, 1]) }).model);
    await there.answer;
    expect(there.progress.map(({ step }) => step)).not.toContain('downloading');
  });

  it('is asked of the browser before anything is waited for, so that the press of the button counts', () => {
    let isAsked = false;
    const { session } = aModel();
    const create: BrowserModel['create'] = async () => {
      isAsked = true;
      return session;
    };
    void write(aModel({ create }).model).answer.catch(() => undefined);
    expect(isAsked).toBe(true);
  });
});

describe('what can go wrong', () => {
  it.each([
    ['NotAllowedError', 'not_allowed'],
    ['NetworkError', 'not_downloaded'],
    ['OperationError', 'not_started'],
    ['NotSupportedError', 'not_started'],
  ])('the browser refuses to open it: %s', async (name, kind) => {
    const fault = await faultOf(write(aModel({ create: rejects(name) }).model).answer);
    expect(fault.kind).toBe(kind);
  });

  it('a download breaks off', async () => {
    const create: BrowserModel['create'] = async ({ monitor }) => {
      monitor({ addEventListener: (_type, listener) => listener({ loaded: 0.4 }) });
      return Promise.reject(new DOMException('no', 'OperationError'));
    };
    expect((await faultOf(write(aModel({ create }).model).answer)).kind).toBe('not_downloaded');
  });

  it('the prompt cannot be had: in the words of why', async () => {
    const { model, destroyed } = aModel();
    const fetchPrompt = async () => Promise.reject(new Error('You are offline.'));
    const fault = await faultOf(write(model, { fetchPrompt }).answer);
    expect([fault.kind, describeFault(fault).words]).toEqual(['no_prompt', 'You are offline.']);
    await expect.poll(destroyed).toBe(1);
  });

  const TOO_LONG: [string, Partial<ModelSession>][] = [
    ['by its count', { contextWindow: 6_000, contextUsage: 10, measureContextUsage: async () => 5_400 }],
    ['a refusal to count', { measureContextUsage: rejects('QuotaExceededError') }],
    ['no way to count', { promptStreaming: () => streamOf(breaking('QuotaExceededError', [])) }],
  ];
  it.each(TOO_LONG)('prompt and answer do not fit: %s', async (_what, session) => {
    expect((await faultOf(write(aModel({ session }).model).answer)).kind).toBe('too_long');
  });

  it('what fits just so is written', async () => {
    const session = { contextWindow: 6_000, contextUsage: 0, measureContextUsage: async () => 5_300 };
    expect(await write(aModel({ session }).model).answer).toContain('checkout');
  });

  it.each([
    ['it breaks off', breaking('UnknownError', PIECES), 'broke_off', PIECES.join('')],
    ['it fails at once', breaking('UnknownError', []), 'not_started', ''],
    ['its filter takes it away', breaking('NotReadableError', PIECES), 'declined', PIECES.join('')],
    ['it writes nothing', breaking(null, [' \n']), 'empty', ''],
  ])('%s, and what was written is kept', async (_what, pieces, kind, text) => {
    const fault = await faultOf(write(aModel({ stream: () => pieces }).model).answer);
    expect([fault.kind, fault.text]).toEqual([kind, text]);
  });

  it('never coming to an end: it is stopped at what can be checked', async () => {
    let pieces = 0;
    async function* endless() {
      for (;;) {
        pieces += 1;
        yield 'We sell tea. '.repeat(100);
      }
    }
    const fault = await faultOf(write(aModel({ stream: endless }).model).answer);
    expect([fault.kind, fault.text.length]).toEqual(['endless', MAX_PASTED_CHARS]);
    expect(pieces).toBeLessThan(30);
  });
});

describe('Stop', () => {
  it('ends it while it is opened, also where the browser does not listen', async () => {
    const stop = new AbortController();
    const { session, destroyed } = aModel();
    let open = (_session: ModelSession) => {};
    const create = async () => new Promise<ModelSession>((resolve) => (open = resolve));
    const { answer } = write(aModel({ create }).model, { stop });
    stop.abort();
    expect((await faultOf(answer)).kind).toBe('stopped');
    open(session);
    await expect.poll(destroyed).toBe(1);
  });

  it('ends it while it writes and keeps what was written, also where the model does not listen', async () => {
    const stop = new AbortController();
    async function* hanging() {
      yield PIECES[0] ?? '';
      queueMicrotask(() => stop.abort());
      await new Promise(() => {});
    }
    const fault = await faultOf(write(aModel({ stream: hanging }).model, { stop }).answer);
    expect([fault.kind, fault.text]).toEqual(['stopped', PIECES[0]]);
  });
});

describe('what the model is asked for', () => {
  it('is English, the post’s language and the letter’s, as far as a letter can be in them', () => {
    const read = (texts: ReturnType<typeof textsFor>) => texts.expectedInputs[0]?.languages;
    expect(read(textsFor('de', 'de'))).toEqual(['en', 'de']);
    expect(read(textsFor('other', 'es'))).toEqual(['en', 'es']);
    expect(textsFor(undefined, 'en').expectedOutputs).toEqual([{ type: 'text', languages: ['en'] }]);
  });
});

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<string> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* breaking(name: string | null, pieces: readonly string[]) {
  yield* pieces;
  if (name !== null) throw new DOMException('no', name);
}

function rejects(name: string): () => Promise<never> {
  return async () => {
    throw new DOMException('no', name);
  };
}
