import type { WrittenLanguage } from '#shared/proposals/languages.ts';

/**
 * Stands before a sentence of the user's that has nothing to do with the job: whoever tells of themself wants to be told of, and a
 * client should not take it for a proof.
 */
export const WHO_WRITES: Readonly<Record<WrittenLanguage, string>> = {
  en: 'A few words on who is writing.',
  es: 'Unas palabras sobre mí.',
  pt: 'Umas palavras sobre mim.',
  fr: 'Quelques mots sur moi.',
  de: 'Ein paar Worte zu mir.',
};

/** Stands before skills that the post does not ask for, where nothing else is known of the user. */
export const WORKS_WITH = 'What I mostly work with:';

/** Whether `text` introduces the writer, which proves nothing for the job. */
export function isIntroduction(text: string): boolean {
  return [...Object.values(WHO_WRITES), WORKS_WITH].some((lead) => text.includes(lead));
}
