/** The scopes of an access token. `generate` covers reading the post and writing from it. */
export const TOKEN_SCOPES = ['proposals:read', 'proposals:write', 'generate'] as const;
/** The prefix of every access token. */
export const TOKEN_PREFIX = 'bw_';
export type TokenScope = (typeof TOKEN_SCOPES)[number];
