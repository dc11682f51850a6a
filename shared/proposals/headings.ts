import type { Part } from './blocks.ts';
import type { WrittenLanguage } from './languages.ts';

/**
 * Labels above the parts, in each language. The hook has none, since it must fill what a client sees in the list. Only letters
 * of ASCII: they are shown in styled letters, which exist for no others, and 'Por qué yo' would mix two kinds in one word
 * (decision 0034). They fit every tone, so none says 'you'.
 */
export const HEADINGS: Record<WrittenLanguage, Partial<Record<Part, string>>> = {
  en: {
    needs: 'What you need',
    approach: 'How I would do it',
    why_me: 'Why me',
    answers: 'Your questions',
    next_step: 'Next step',
  },
  es: {
    needs: 'El encargo',
    approach: 'Plan de trabajo',
    why_me: 'Mi perfil',
    answers: 'Respuestas',
    next_step: 'Siguiente paso',
  },
  pt: {
    needs: 'O que precisa ser feito',
    approach: 'Plano de trabalho',
    why_me: 'Meu perfil',
    answers: 'Respostas',
    next_step: 'Passo seguinte',
  },
  fr: {
    needs: 'Le besoin',
    approach: 'Plan de travail',
    why_me: 'Pourquoi moi',
    answers: 'Sur les questions',
    next_step: 'La suite',
  },
  de: {
    needs: 'Worum es geht',
    approach: 'Mein Vorgehen',
    why_me: 'Warum ich',
    answers: 'Zu den Fragen',
    next_step: 'Wie es weitergeht',
  },
};

/** Above the answers where the client asked for things and put no question. */
export const ASKED_HEADING: Record<WrittenLanguage, string> = {
  en: 'What you asked for',
  es: 'Lo solicitado',
  pt: 'O que foi pedido',
  fr: 'Ce qui est attendu',
  de: 'Die erbetenen Angaben',
};

/** The part that a label stands above, in whichever language; undefined for any other words. */
export function partOfHeading(label: string): Part | undefined {
  return PART_OF.get(label);
}

const PART_OF = new Map<string, Part>([
  ...Object.values(HEADINGS).flatMap(({ needs = '', approach = '', why_me = '', answers = '', next_step = '' }) => {
    const labels: [string, Part][] = [
      [needs, 'needs'],
      [approach, 'approach'],
      [why_me, 'why_me'],
      [answers, 'answers'],
      [next_step, 'next_step'],
    ];
    return labels;
  }),
  ...Object.values(ASKED_HEADING).map((label): [string, Part] => [label, 'answers']),
]);
