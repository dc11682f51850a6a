import { jsonIn } from '#shared/http/json.ts';
import { type FailureKind, ModelFailure } from './failure.ts';

const BUSY_STATUSES: ReadonlySet<number> = new Set([429, 503, 529]);
const BUSY = /overloaded|rate_?limit|too_many_requests|resource_exhausted|unavailable/i;
/** A filter of the provider, before the model or after it. */
const DECLINED = /content_?(?:filter|policy)|moderation|flagged|safety|prohibited|blocked|refusal/i;
/** Some report it only in a sentence, always the same. */
const DECLINES = /content (?:filtering|management) policy|usage polic(?:y|ies)/i;
/** Only codes, no sentences: a sentence may quote a post, and is neither logged nor read. */
const NAME = /^[\w.-]{2,48}$/;
const KEY_REFUSED =
  /^(?:invalid_api_key|api_key_invalid|authentication_error|permission_(?:error|denied)|unauthenticated)$/i;
const MODEL_UNKNOWN = /^(?:model_not_found|model_decommissioned|invalid_model)$/i;
/** Some report it only in a sentence. */
const NO_SUCH_MODEL =
  /not a valid model|(?:invalid|unknown|no such) model|model .{0,100}(?:not found|not exist|not supported|not available)/i;
/** And that the account is out of credit. */
const NO_CREDIT = /credit balance|insufficient (?:balance|credits|funds)/i;
const UNPAID = /^(?:insufficient_quota|insufficient_balance|billing_error|no_credit)$/i;
const TOO_LONG = /^(?:context_length_exceeded|exceed_context_size_error|no_room)$/i;
/** And that the prompt is too long. */
const NO_ROOM = /prompt is too long|(?:maximum|max) context|context (?:length|size|window)|input token count/i;
const MAX_READ_CHARS = 4_000;

/** The reason of a failed request, from any thrown value. */
export async function toFailure(error: unknown): Promise<ModelFailure> {
  if (error instanceof ModelFailure) return error;
  const { APICallError } = await import('ai');
  if (!APICallError.isInstance(error))
    return new ModelFailure('broken', error instanceof Error ? error.name : 'unknown');
  const { statusCode, responseBody = '' } = error;
  if (statusCode === undefined) return new ModelFailure('unavailable', 'no connection');
  // An unusable answer carries the status of a usable one.
  if (statusCode < 300) return new ModelFailure('broken', `HTTP ${statusCode} without an answer`);
  const said = responseBody.slice(0, MAX_READ_CHARS);
  const names = namesIn(jsonIn(said));
  const kind = kindOf(names, statusCode) ?? setUpFault(names, statusCode, said) ?? 'unavailable';
  return new ModelFailure(kind, ['HTTP', statusCode, ...names].join(' '));
}

/**
 * A signal beside the text of a stream piece: a refusal, in the field of OpenAI's protocol for it, or an error, which after
 * the first word arrives inside an answer with 200.
 */
export function failureIn(raw: unknown): ModelFailure | undefined {
  const piece = fieldsOf(raw);
  const [choice] = Array.isArray(piece.choices) ? piece.choices.map(fieldsOf) : [];
  const refusal = fieldsOf(choice?.delta).refusal;
  if (typeof refusal === 'string' && refusal !== '') return new ModelFailure('refused', 'refusal');
  const error = piece.error ?? choice?.error;
  if (error === undefined || error === null) return undefined;
  const names = namesIn({ error });
  const status = names.map(Number).find((code) => code >= 400);
  return new ModelFailure(kindOf(names, status) ?? 'broken', ['midway', ...names].join(' '));
}

function kindOf(names: readonly string[], status: number | undefined): FailureKind | undefined {
  if (names.some((name) => DECLINED.test(name))) return 'refused';
  // With the status of a busy server, but it does not pass.
  if (status === 402 || names.some((name) => UNPAID.test(name))) return 'unpaid';
  if (names.some((name) => TOO_LONG.test(name))) return 'too_long';
  const isBusy = (status !== undefined && BUSY_STATUSES.has(status)) || names.some((name) => BUSY.test(name));
  return isBusy ? 'busy' : undefined;
}

/** An error of the settings: the key, or the model's name, whose address answers 404 for another path too. */
function setUpFault(names: readonly string[], status: number, said: string): FailureKind | undefined {
  if (status === 401 || status === 403 || names.some((name) => KEY_REFUSED.test(name))) return 'key_refused';
  const isUnknown = names.some((name) => MODEL_UNKNOWN.test(name)) || (status === 400 && NO_SUCH_MODEL.test(said));
  return status === 404 || isUnknown ? 'model_unknown' : undefined;
}

/** The code of an error, under each name that protocols use. */
function namesIn(body: unknown): string[] {
  const given = Array.isArray(body) ? fieldsOf(body[0]) : fieldsOf(body);
  // Some servers, vLLM among them, do not wrap it.
  const error = given.error === undefined ? given : fieldsOf(given.error);
  const more = fieldsOf(error.metadata);
  const reasons = Array.isArray(error.details) ? error.details.map((detail) => fieldsOf(detail).reason) : [];
  const isFlagged = more.flagged_input !== undefined || more.reasons !== undefined;
  const names = [error.type, error.code, error.status, fieldsOf(error.innererror).code, more.error_type, ...reasons]
    .flatMap((name) => (typeof name === 'string' || typeof name === 'number' ? [String(name)] : []))
    .filter((name) => NAME.test(name));
  const message = typeof error.message === 'string' ? error.message : '';
  const isBlocked = isFlagged || DECLINES.test(message);
  const said = [
    ...(isBlocked ? ['flagged'] : []),
    ...(NO_CREDIT.test(message) ? ['no_credit'] : []),
    ...(NO_ROOM.test(message) ? ['no_room'] : []),
  ];
  return [...new Set([...names, ...said])];
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; of anything else none. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
