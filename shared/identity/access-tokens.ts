export const MAX_ACCESS_TOKENS = 20;
export const MAX_TOKEN_NAME_CHARS = 60;
/** The lifetimes of a token in days. */
export const TOKEN_DAYS = [30, 90, 365] as const;
