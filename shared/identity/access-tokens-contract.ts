import { z } from 'zod';
import { defineEndpoint, SIGN_IN_ERRORS } from '../http/endpoint.ts';
import { textField } from '../http/text-field.ts';
import { TOKEN_SCOPES } from '../http/token-scopes.ts';
import { MAX_TOKEN_NAME_CHARS, TOKEN_DAYS } from './access-tokens.ts';

const scopes = z.array(z.enum(TOKEN_SCOPES));

const accessToken = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  scopes,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});
export type AccessToken = z.infer<typeof accessToken>;

export const accessTokenInput = z.strictObject({
  name: textField('Name', MAX_TOKEN_NAME_CHARS)
    .transform((text) => text.trim())
    .refine((text) => text !== '', 'Enter a name.'),
  scopes: scopes.min(1, 'Choose at least one.').transform((given) => [...new Set(given)]),
  days: z.union(TOKEN_DAYS.map((days) => z.literal(days))),
});

export const listAccessTokens = defineEndpoint({
  id: 'listAccessTokens',
  method: 'GET',
  path: '/api/access-tokens',
  summary: 'The access tokens of the user, newest first. Revoked ones are not listed.',
  output: z.strictObject({ tokens: z.array(accessToken) }),
  errors: SIGN_IN_ERRORS,
});

export const createAccessToken = defineEndpoint({
  id: 'createAccessToken',
  method: 'POST',
  path: '/api/access-tokens',
  summary: 'Makes an access token for a program. The token is in this answer and in no other. Takes a recent sign-in.',
  input: accessTokenInput,
  output: z.strictObject({ token: z.string(), accessToken }),
  status: 201,
  errors: [...SIGN_IN_ERRORS, 'requires-recent-login', 'TOO_MANY_TOKENS'],
});

export const revokeAccessToken = defineEndpoint({
  id: 'revokeAccessToken',
  method: 'DELETE',
  path: '/api/access-tokens/:id',
  summary: 'Revokes an access token at once.',
  params: z.object({ id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [...SIGN_IN_ERRORS, 'NOT_FOUND'],
});
