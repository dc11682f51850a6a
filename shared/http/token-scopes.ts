/** What an access token of a program may do. `generate` covers reading the post and writing from it. */
export const TOKEN_SCOPES = ['proposals:read', 'proposals:write', 'generate'] as const;
/** Every access token begins so. */
export const TOKEN_PREFIX = 'bw_';
export type TokenScope = (typeof TOKEN_SCOPES)[number];
