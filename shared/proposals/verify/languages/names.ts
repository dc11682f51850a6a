/** The languages whose sentences the checks can read. */
export const CLAIM_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const;
export type ClaimLanguage = (typeof CLAIM_LANGUAGES)[number];
