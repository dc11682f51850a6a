import type { Part } from './blocks.ts';
import type { WrittenLanguage } from './languages.ts';

/**
 * Labels above the parts of long letters, in each language. Only letters of ASCII: they are shown in styled letters, which exist
 * for no others. They fit every tone, so none says 'you'.
 */
export const HEADINGS: Record<WrittenLanguage, Partial<Record<Part, string>>> = {
  en: { first_step: 'First step', answers: 'Your questions', next_step: 'Next' },
  es: { first_step: 'Primer paso', answers: 'Respuestas', next_step: 'Siguiente paso' },
  pt: { first_step: 'Primeiro passo', answers: 'Respostas', next_step: 'Passo seguinte' },
  fr: { first_step: 'Par quoi commencer', answers: 'Sur les questions', next_step: 'La suite' },
  de: { first_step: 'Erster Schritt', answers: 'Zu den Fragen', next_step: 'Wie es weitergeht' },
};

/** The part that a label is above, in whichever language; undefined for any other words. */
export function partOfHeading(label: string): Part | undefined {
  return PART_OF.get(label);
}

const PART_OF = new Map<string, Part>(
  Object.values(HEADINGS).flatMap(({ first_step = '', answers = '', next_step = '' }): [string, Part][] => [
    [first_step, 'first_step'],
    [answers, 'answers'],
    [next_step, 'next_step'],
  ]),
);
