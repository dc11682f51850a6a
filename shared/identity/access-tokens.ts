export const MAX_ACCESS_TOKENS = 20;
export const MAX_TOKEN_NAME_CHARS = 60;
/** Days that a token is valid. */
export const TOKEN_DAYS = [30, 90, 365] as const;
