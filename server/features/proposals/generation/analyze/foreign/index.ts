import type { JobBrief } from '#shared/proposals/brief.ts';
import { DE } from './de.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { PT } from './pt.ts';
import type { Reading } from './reading.ts';

export { questionsAbroad } from './asked.ts';
export { asksAbroad, withoutOrder } from './asks.ts';
export { codesAbroad, statedBy, workTermsAbroad } from './codes.ts';
export { detailsAbroad } from './details.ts';
export { isSmallWord, needInTitle, needsIn, termsAbroad } from './needs.ts';
export type { Reading } from './reading.ts';

const READINGS: Partial<Record<JobBrief['language'], Reading>> = { es: ES, pt: PT, fr: FR, de: DE };

/** How posts in this language are read; undefined for English, and for one that nothing is known of. */
export function readingOf(language: JobBrief['language']): Reading | undefined {
  return READINGS[language];
}
