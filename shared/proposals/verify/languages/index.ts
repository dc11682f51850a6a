import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ClaimLanguage } from './names.ts';
import { pt } from './pt.ts';
import type { Language } from './schema.ts';

export { CLAIM_LANGUAGES, type ClaimLanguage } from './names.ts';
export type { Language } from './schema.ts';

export const LANGUAGES: Readonly<Record<ClaimLanguage, Language>> = { en, es, pt, fr, de };
