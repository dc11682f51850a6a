import {
  KEY_PROVIDERS,
  type KeyProvider,
  type KeyUsage,
  type OwnKeyAnswer,
  type OwnKeyInput,
} from '#shared/proposals/own-key.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { Database } from '../../../db/client.ts';
import type { Vault } from '../../../db/vault.ts';
import { AppError } from '../../../http/app-error.ts';
import { ModelFailure } from '../generation/llm/index.ts';
import { type Found, probeModel } from '../model-setup/probe.ts';
import { monthOf } from '../spending/index.ts';
import { type KeyTrouble, type ModelAccess, type OwnModel, troubleIn } from './own-model.ts';
import { providerOf } from './providers.ts';
import { findKeyOf, listUsageOf, type MonthOfUse, removeKeyOf, replaceKeyOf, type StoredKey } from './repository.ts';
import { createOwnSpending } from './spending.ts';

export interface OwnKeyDeps extends Pick<AppParts, 'db' | 'log' | 'now'> {
  readonly vault: Vault;
  /** Only for tests: the address that replaces every provider. */
  readonly emulatorUrl: string | undefined;
  readonly otherwise: OwnKeyAnswer['otherwise'];
}

const LAST_CHARS = 4;

/** The model of the person's key; undefined without a key, or when it cannot be decrypted. */
export async function findOwnModel(deps: OwnKeyDeps, userId: string): Promise<OwnModel | undefined> {
  const stored = await findKeyOf(deps.db, userId);
  const opened = stored && (await decryptKey(deps, userId, stored));
  if (!opened) return undefined;
  const { provider, model, apiKey } = opened;
  const { name, prices } = providerOf(provider);
  const price = prices[model];
  let trouble: KeyTrouble | null = null;
  return {
    provider: name,
    access: accessOf(deps, opened, apiKey),
    prices: price,
    spending: createOwnSpending({
      db: deps.db,
      userId,
      now: deps.now,
      isPriced: price !== undefined,
      isRefused: () => trouble !== null,
    }),
    trouble: () => trouble,
    onTrouble(err) {
      if (!(err instanceof ModelFailure)) return deps.log.error({ err }, 'the cost of a user key could not be counted');
      trouble = troubleIn(err) ?? trouble;
      // The provider's message may quote the key: only the kind of its failures is logged.
      return deps.log.info({ kind: err.kind, said: err.said }, 'a language model failed with the key of a user');
    },
  };
}

/** For the person's own view, without the key itself. */
export interface OwnLanguageModel {
  readonly key: { readonly provider: string; readonly model: string; readonly savedAt: Date } | null;
  readonly usage: readonly MonthOfUse[];
}

export async function readOwnLanguageModel(db: Database, userId: string): Promise<OwnLanguageModel> {
  const stored = await findKeyOf(db, userId);
  const { provider, model, savedAt } = stored ?? {};
  const key = provider && model && savedAt ? { provider, model, savedAt } : null;
  return { key, usage: await listUsageOf(db, userId) };
}

export async function viewOwnKey(deps: OwnKeyDeps, userId: string): Promise<OwnKeyAnswer> {
  const stored = await findKeyOf(deps.db, userId);
  const months = await listUsageOf(deps.db, userId);
  const thisMonth = monthOf(new Date(deps.now()));
  return {
    key: stored ? await keyView(deps, userId, stored) : null,
    usage: { thisMonth: sumOf(months.filter(({ month }) => month === thisMonth)), inAll: sumOf(months) },
    providers: KEY_PROVIDERS.map((id) => {
      const { name, baseUrl, model, keysUrl } = providerOf(id);
      return { id, name, host: new URL(baseUrl).host, model: model.name, keysUrl };
    }),
    otherwise: deps.otherwise,
  };
}

/**
 * Tests the key at its provider and stores it instead of the present one.
 * @throws AppError INVALID_INPUT with the fault beside its field, KEY_NOT_TESTED; nothing is changed then.
 */
export async function saveOwnKey(deps: OwnKeyDeps, userId: string, input: OwnKeyInput): Promise<OwnKeyAnswer> {
  const { provider } = input;
  const model = input.model.replace(/^models\//, '');
  const { name } = providerOf(provider);
  const apiKey = input.apiKey ?? (await presentKey(deps, userId, provider));
  if (apiKey === undefined) throw refusedField('apiKey', `Enter your key for ${name}.`);
  const other = providerOfKey(apiKey);
  if (other && other !== provider) throw refusedField('apiKey', wrongProvider(providerOf(other).name, name));
  const access = accessOf(deps, { provider, model }, apiKey);
  const outcome = await testKey(access);
  if (outcome === 'unreachable') throw new AppError('KEY_NOT_TESTED', { message: notTested(name) });
  if (outcome !== null) throw REFUSED[outcome](name, model);
  const sealedKey = await deps.vault.seal(apiKey, userId);
  const lastFour = apiKey.slice(-LAST_CHARS);
  await replaceKeyOf(deps.db, userId, { provider, model, sealedKey, lastFour, savedAt: new Date(deps.now()) });
  return viewOwnKey(deps, userId);
}

export async function deleteOwnKey(deps: OwnKeyDeps, userId: string): Promise<OwnKeyAnswer> {
  await removeKeyOf(deps.db, userId);
  return viewOwnKey(deps, userId);
}

interface OpenedKey {
  readonly provider: KeyProvider;
  readonly model: string;
  readonly apiKey: string;
}

async function decryptKey(
  { vault, log }: OwnKeyDeps,
  userId: string,
  stored: StoredKey,
): Promise<OpenedKey | undefined> {
  const provider = KEY_PROVIDERS.find((known) => known === stored.provider);
  const apiKey = await vault.open(stored.sealedKey, userId);
  if (provider && apiKey !== undefined) return { provider, model: stored.model, apiKey };
  log.warn({ userId }, 'the key of a user cannot be decrypted: was SECRET_KEY or the file secret-key changed?');
  return undefined;
}

async function presentKey(deps: OwnKeyDeps, userId: string, provider: KeyProvider): Promise<string | undefined> {
  const stored = await findKeyOf(deps.db, userId);
  const opened = stored?.provider === provider ? await decryptKey(deps, userId, stored) : undefined;
  return opened?.apiKey;
}

async function keyView(deps: OwnKeyDeps, userId: string, stored: StoredKey): Promise<OwnKeyAnswer['key']> {
  const provider = KEY_PROVIDERS.find((known) => known === stored.provider);
  if (!provider) return null;
  const { model, lastFour, savedAt } = stored;
  const isReadable = (await decryptKey(deps, userId, stored)) !== undefined;
  return { provider, model, lastFour, savedAt: savedAt.toISOString(), isReadable };
}

function accessOf({ emulatorUrl }: OwnKeyDeps, { provider, model }: Omit<OpenedKey, 'apiKey'>, apiKey: string) {
  const own = providerOf(provider);
  return {
    wire: own.wire,
    baseUrl: emulatorUrl === undefined ? own.baseUrl : `${emulatorUrl}${EMULATOR_PATHS[own.wire]}`,
    apiKey,
    model,
    // Another model than the suggested one may not know it.
    reasoningEffort: model === own.model.name && 'effort' in own.model ? own.model.effort : undefined,
  } as const satisfies ModelAccess;
}

const EMULATOR_PATHS = {
  'openai-compatible': '/v1',
  anthropic: '/anthropic',
  google: '/google',
} as const satisfies Record<ModelAccess['wire'], string>;

/** Keys that name their provider. */
const PREFIXES = [
  ['sk-ant-', 'anthropic'],
  ['sk-or-', 'openrouter'],
  ['AIza', 'google'],
  ['gsk_', 'groq'],
  ['sk-proj-', 'openai'],
] as const satisfies readonly (readonly [string, KeyProvider])[];

function providerOfKey(apiKey: string): KeyProvider | undefined {
  return PREFIXES.find(([prefix]) => apiKey.startsWith(prefix))?.[1];
}

const wrongProvider = (other: string, chosen: string) =>
  `This looks like a key from ${other}, so it was not sent to ${chosen}. Choose ${other} as the provider.`;
const notTested = (name: string) =>
  `${name} could not be reached to test this key, so it was not saved. Please try again in a moment.`;

const REFUSED: Record<KeyTrouble, (name: string, model: string) => AppError> = {
  key: (name) => refusedField('apiKey', `${name} refused this key. Check that it is complete and not revoked.`),
  credit: (name) =>
    refusedField('apiKey', `Your account with ${name} has run out of credit. Add credit there, or enter another key.`),
  model: (name, model) => refusedField('model', `${name} has no model called “${model}” for this key.`),
};

/** Added to the fault of a key: it could not be tested. */
type TestOutcome = KeyTrouble | 'unreachable' | null;

/** A person waits for it, after at most the same for the list of models. */
const WORD_MS = 10_000;

const OUTCOMES: Readonly<Record<Found['state'], TestOutcome>> = {
  ready: null,
  key_refused: 'key',
  out_of_credit: 'credit',
  model_unknown: 'model',
  unreachable: 'unreachable',
};

/**
 * Whether the provider accepts a key for a model. Null when it does. A model that is not on its list and whose request it
 * refuses is retired or writes no text. The provider's message, which may quote the key, is not passed on.
 */
async function testKey(access: ModelAccess): Promise<TestOutcome> {
  const { state, isRefused } = await probeModel(access, { wordMs: WORD_MS });
  return isRefused ? 'model' : OUTCOMES[state];
}

function refusedField(field: 'apiKey' | 'model', message: string): AppError {
  return new AppError('INVALID_INPUT', { fields: { [field]: message } });
}

function sumOf(months: readonly MonthOfUse[]): KeyUsage {
  const total = (of: keyof KeyUsage) => months.reduce((sum, month) => sum + month[of], 0);
  return {
    texts: total('texts'),
    inputTokens: total('inputTokens'),
    outputTokens: total('outputTokens'),
    micros: total('micros'),
    unpricedTexts: total('unpricedTexts'),
  };
}
