import type { TokenScope } from '#shared/http/token-scopes.ts';

/** What a scope allows, as the account page says it. */
export const SCOPE_NAMES: Readonly<Record<TokenScope, string>> = {
  'proposals:read': 'Read proposals',
  'proposals:write': 'Save and delete proposals',
  generate: 'Generate proposals',
};
