import type { Part } from './blocks.ts';
import type { WrittenLanguage } from './languages.ts';

/**
 * Labels above the parts of long letters, in each language. Only letters of ASCII: they are shown in styled letters, which exist
 * for no others. They fit every tone, so none says 'you'.
 */
export const HEADINGS: Record<WrittenLanguage, Partial<Record<Part, string>>> = {
  en: { plan: 'First step', answers: 'Your questions', close: 'Next' },
  es: { plan: 'Primer paso', answers: 'Respuestas', close: 'Siguiente paso' },
  pt: { plan: 'Primeiro passo', answers: 'Respostas', close: 'Passo seguinte' },
  fr: { plan: 'Par quoi commencer', answers: 'Sur les questions', close: 'La suite' },
  de: { plan: 'Erster Schritt', answers: 'Zu den Fragen', close: 'Wie es weitergeht' },
};

/** The part that a label is above, in whichever language; undefined for any other words. */
export function partOfHeading(label: string): Part | undefined {
  return PART_OF.get(label);
}

const PART_OF = new Map<string, Part>(
  Object.values(HEADINGS).flatMap(({ plan = '', answers = '', close = '' }): [string, Part][] => [
    [plan, 'plan'],
    [answers, 'answers'],
    [close, 'close'],
  ]),
);
