import type { Part } from './blocks.ts';
import type { WrittenLanguage } from './languages.ts';

/** What a part may be called, by what is in it. */
export interface Headings {
  readonly plan: string;
  readonly proof: string;
  /** Who the user is, without past work. */
  readonly about: string;
  readonly questions: string;
  readonly rate: string;
  readonly rateAndTiming: string;
  /** Answers to other things that the client asked for. */
  readonly asked: string;
  readonly question: string;
  readonly close: string;
}

/**
 * Labels above the parts, in each language. Only letters of ASCII: they are shown in styled letters, which exist for no others. They fit
 * every tone, so none says 'you'.
 */
const NAMES: Readonly<Record<WrittenLanguage, Headings>> = {
  en: {
    ...{ plan: 'First step', proof: 'Similar work', about: 'About me', questions: 'Your questions', rate: 'Rate' },
    ...{ rateAndTiming: 'Rate and timing', asked: 'As requested', question: 'One question', close: 'Next' },
  },
  es: {
    ...{ plan: 'Primer paso', proof: 'Trabajo similar', about: 'Experiencia', questions: 'Respuestas' },
    ...{ rate: 'Tarifa', rateAndTiming: 'Tarifa y plazos', asked: 'Lo que se pide', question: 'Una pregunta' },
    close: 'Siguiente paso',
  },
  pt: {
    ...{ plan: 'Primeiro passo', proof: 'Trabalho parecido', about: 'Sobre mim', questions: 'Respostas' },
    ...{ rate: 'Valor', rateAndTiming: 'Valor e prazo', asked: 'O que foi pedido', question: 'Uma pergunta' },
    close: 'Passo seguinte',
  },
  fr: {
    ...{
      plan: 'Par quoi commencer',
      proof: 'Un travail semblable',
      about: 'Mon profil',
      questions: 'Sur les questions',
    },
    ...{ rate: 'Tarif', rateAndTiming: 'Tarif et dates', asked: 'Les demandes', question: 'Une question' },
    close: 'La suite',
  },
  de: {
    ...{ plan: 'Erster Schritt', proof: 'Vergleichbare Arbeit', about: 'Zu meiner Person', questions: 'Zu den Fragen' },
    ...{ rate: 'Preis', rateAndTiming: 'Preis und Termin', asked: 'Zu den Angaben', question: 'Eine Frage' },
    close: 'Wie es weitergeht',
  },
};

export function headingsOf(language: WrittenLanguage): Headings {
  return NAMES[language];
}

/** The part that a label is above, in whichever language; undefined for any other words. */
export function partOfHeading(label: string): Part | undefined {
  return PART_OF.get(label);
}

const PART_OF = new Map<string, Part>(
  Object.values(NAMES).flatMap((names): [string, Part][] => [
    [names.plan, 'plan'],
    [names.proof, 'proof'],
    [names.about, 'proof'],
    [names.questions, 'answers'],
    [names.rate, 'answers'],
    [names.rateAndTiming, 'answers'],
    [names.asked, 'answers'],
    [names.question, 'close'],
    [names.close, 'close'],
  ]),
);
