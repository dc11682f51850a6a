import { expect, it } from 'vitest';
import { ModelFailure } from '../generation/llm/index.ts';
import { troubleIn } from './own-model.ts';

it.each([
  ['a revoked key', 'key', 'key_refused', 'HTTP 401 invalid_request_error invalid_api_key'],
  ['a key of Google that is none', 'key', 'key_refused', 'HTTP 400 400 INVALID_ARGUMENT API_KEY_INVALID'],
  ['no money left', 'credit', 'unpaid', 'HTTP 429 insufficient_quota'],
  ['a model that was retired', 'model', 'model_unknown', 'HTTP 404 not_found_error'],
  ['too many requests', null, 'busy', 'HTTP 429 rate_limit_error'],
  ['a post that it will not write about', null, 'refused', 'HTTP 403 flagged'],
  ['a server that is away', null, 'unavailable', 'HTTP 503'],
] as const)('%s is reported as %s', (_, trouble, kind, said) => {
  expect(troubleIn(new ModelFailure(kind, said))).toBe(trouble);
});
