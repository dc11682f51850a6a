import type { Ask, Question } from '../brief.ts';

type Kind = Question['kind'] | Ask['kind'];

const NAMES: Partial<Record<Kind, string>> = {
  samples:
    'samples?|examples?|portf?[oó]lio|portafolio|past work|previous work|muestras|amostras|exemplos|ejemplos|exemples|arbeitsproben|beispiele',
  portfolio: 'portf[oó]lio|portafolio|samples?|past work|previous work',
  rate: 'rates?|price|pricing|fee|cost|quote|charge|tarifa?|precio|valor|preço|prix|preis|stundensatz|honorar',
  timeline:
    'timeline|time needed|time estimate|estimate|delivery|time frame|timing|turnaround|plazo|prazo|délai|dauer|zeitbedarf',
  availability: 'availab\\p{L}+|hours|time zone|start|disponib\\p{L}+|verfügbar\\p{L}*|horario|horário|fuseau|zeitzone',
  experience: 'experience|background|experiencia|experiência|expérience|erfahrung',
  plan: 'plan|approach|enfoque|plano|abordagem|approche|vorgehen',
  resume: 'cv|resume|résumé|lebenslauf|curr[ií]culo|curriculum',
  introduction: 'introduction|about me|in short|presentación|apresentação|présentation|vorstellung|sobre mí|sobre mim',
  location: 'based in|located|location|time zone|ubicación|localização|standort',
};
/** 'Rate: …' at the beginning of a line. */
const LABELLED: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(NAMES).map(([kind, names]) => [
    kind,
    new RegExp(
      `^(?:• |\\d+[.)] )?[^:.!?\\n]{0,40}(?<!\\p{L})(?:${names})(?!\\p{L})[^:.!?\\n]{0,50}:(?=\\s*\\S)`,
      'imu',
    ),
  ]),
);
/** Sentences that speak of it without its name. */
const SAID: Partial<Record<Kind, RegExp>> = {
  samples: /https?:/i,
  portfolio: /https?:/i,
  rate: /(?<!\w)(?:I|we)(?:['’]d| would)? charge(?!\w)|(?<!\w)my (?:\p{L}+ ){0,2}(?:rate|price|fee)(?!\w)/iu,
  timeline:
    /\b(?:it|this|that|all of it) (?:would|will|should)? ?takes? (?:me )?[^.\n]{0,80}\b(?:hours?|days?|weeks?|months?)\b/i,
  availability: /\b(?:I|we)(?: am|['’]m| can| could| would)(?: be)? (?:start|available|free|give)\b/i,
  plan: /(?<!\p{L})(?:(?:I|we)(?: would|['’]d|['’]ll) (?:(?:also|first|then) )?(?!love|like|be|need|want|appreciate|prefer|enjoy|have|know|say|ask|recommend|suggest)\p{L}{3,20}|ich würde|je (?:commencerais|ferais)|(?:empezaría|haría|começaria|faria))(?!\p{L})/iu,
  location: /\b(?:I|we) (?:am|are|live|work|sit)(?: based| located)? in\b|\bI['’]m (?:based )?in\b/i,
};

/** Whether a paragraph speaks of a matter: as 'Rate: …', or in a sentence that can be about nothing else. */
export function isAbout(paragraph: string, kind: Kind): boolean {
  const labelled = LABELLED.get(kind);
  if (labelled === undefined) return false;
  return labelled.test(paragraph) || (SAID[kind]?.test(paragraph) ?? false);
}
