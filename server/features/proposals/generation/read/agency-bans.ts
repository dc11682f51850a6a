import type { Stated } from '#shared/proposals/brief.ts';
import type { Language } from './language.ts';
import { sourceOf } from './span.ts';
import type { Unit } from './units.ts';

/** In any post: many mix English in. */
const IN_ANY =
  /\b(?:no (?:agenc(?:y|ies)|companies|teams|outsourcing|middlemen|third part(?:y|ies))|(?:individuals?|freelancers?|independent (?:contractors?|freelancers?)) only|not (?:an? |a )?(?:agency|company|agencies|companies)|agenc(?:y|ies) (?:please )?(?:do not|don(?:'|’)?t|need not|will not|should not|not)|(?:without|please,? no) agenc(?:y|ies)|sin agencias|nada de agencias|sem ag[êe]ncias|pas d(?:'|’)agences?|keine agenturen)\b/i;
/** In the language of the post, besides. */
const IN_LANGUAGE: Readonly<Partial<Record<Language, RegExp>>> = {
  es: words(
    'abst[eé]nganse (?:las )?agencias|abstenerse agencias|(?:no|sin|nada de) (?:a |trabajamos con |queremos )?(?:agencias?|empresas|intermediarios)|agencias,? (?:no|abstenerse)|(?:solo|s[oó]lo|[uú]nicamente) (?:freelancers?|aut[oó]nomos|particulares|personas)',
  ),
  pt: words(
    '(?:n[aã]o|sem|nada de) (?:trabalhamos com |queremos |aceitamos )?(?:ag[êe]ncias?|empresas|intermedi[aá]rios)|ag[êe]ncias,? n[aã]o|(?:apenas|somente|s[oó]) (?:freelancers?|pessoas? f[ií]sicas?|aut[oô]nomos|profissionais independentes)',
  ),
  fr: words(
    "pas d[’'](?:agences?|interm[ée]diaires?)|sans (?:agence|interm[ée]diaire)|agences?,? s[’']abstenir|(?:freelances?|ind[ée]pendants?) (?:uniquement|seulement)|uniquement (?:des |aux )?(?:freelances?|ind[ée]pendants?)",
  ),
  de: words(
    'keine (?:agenturen|agentur|vermittler|firmen)|ohne agentur|agenturen (?:bitte nicht|unerw[üu]nscht)|nur (?:freelancer|freiberufler|einzelpersonen|selbstst[äa]ndige)',
  ),
};

/** Whole words with any accents: `\b` counts 'é' as a boundary. */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
}

/** The sentence that refuses agencies. */
export function findAgencyBan(units: readonly Unit[], language: Language): Stated | null {
  const local = IN_LANGUAGE[language];
  const unit = units.find(({ text }) => IN_ANY.test(text)) ?? (local && units.find(({ text }) => local.test(text)));
  return unit ? { ...sourceOf(unit), text: unit.text.replace(/\s+/g, ' ') } : null;
}
