import type { Ask, Question } from '#shared/proposals/brief.ts';
import type { Section } from '../sections.ts';

/** How posts of one language say what they say. Patterns are made by `words` where they stand for whole words. */
export interface Reading {
  /** A verb in its dictionary form, at the head of what follows; nouns that only look like one are left out. */
  readonly infinitive: RegExp;
  /** Stands right before such a verb inside a sentence. */
  readonly announces: RegExp;
  /** Stands right before a thing that is wanted. */
  readonly wants: RegExp;
  /** A person to hire, not a thing. */
  readonly person: RegExp;
  /** A quality or duty of whoever is hired. */
  readonly quality: RegExp;
  /** Clauses told of by a finite verb ('que traduzca …', 'der … übersetzt'), each in the infinitive. */
  readonly told: (sentence: string) => readonly string[];
  /** 'and' before another verb in the infinitive: such a clause says two things. */
  readonly and: RegExp;
  /** What belongs to the client, said to the client, in the polite form. */
  readonly own: readonly (readonly [RegExp, string])[];
  /** The client speaking of themself: cannot stand in somebody else's mouth. */
  readonly firstPerson: RegExp;
  readonly orders: RegExp;
  readonly please: RegExp;
  /** Points at the applicant: 'su tarifa', 'Ihre Verfügbarkeit'. */
  readonly applicants: RegExp;
  readonly refuses: RegExp;
  readonly askKinds: readonly (readonly [Ask['kind'], RegExp])[];
  readonly counts: Readonly<Record<string, number>>;
  readonly questionKinds: readonly (readonly [Question['kind'], RegExp])[];
  readonly yesNo: RegExp;
  /** Questions a reader is meant to nod at. */
  readonly rhetorical: RegExp;
  /** Groups: the code in quotation marks, or a bare one. */
  readonly openers: readonly RegExp[];
  readonly anywhere: readonly RegExp[];
  readonly timeline: readonly RegExp[];
  readonly budget: RegExp;
  readonly forbidsAi: RegExp;
  readonly noAgencies: RegExp;
}

/** Whole words, whatever their accents: `\b` takes 'é' for a boundary. */
export function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
}

export function starts(alternatives: string): RegExp {
  return new RegExp(`^(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
}

const QUOTED =
  '(?:"([^"\\n]{1,120})"|“([^”"\\n]{1,120})[”"]|„([^“”"\\n]{1,120})[“”"]|«\\s?([^»\\n]{1,120}?)\\s?»|‘([^’\\n]{1,120})’|(?<!\\p{L})\'([^\'\\n]{1,80})\'(?!\\p{L}))';
/** A code without quotation marks: one word, or several in capitals. */
const BARE = '((?:\\p{Lu}{2,}[\\p{Lu}\\p{N}-]*(?: [\\p{Lu}\\p{N}-]{2,})*|[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{1,40}))';

/** `before` and `after` around a code; only an announced one ('la palabra X') may stand without quotation marks. */
export function coded(before: string, announced: string, after = ''): RegExp {
  return new RegExp(
    `(?<!\\p{L})${before}\\s*:?\\s*(?:(?:${announced})(?!\\p{L})\\s*:?\\s*(?:${QUOTED}|${BARE})|${QUOTED})${after}`,
    'giu',
  );
}

/** Like `coded`, of announced codes alone: 'usa "Oferta"' may as well be about the work. */
export function announcedBy(before: string, announced: string, after = ''): RegExp {
  return new RegExp(
    `(?<!\\p{L})${before}\\s*:?\\s*(?:${announced})(?!\\p{L})\\s*:?\\s*(?:${QUOTED}|${BARE})${after}`,
    'giu',
  );
}

/** A code without announcement, said to stand in the proposal. */
export function quotedIn(before: string, proposal: string): RegExp {
  return new RegExp(`(?<!\\p{L})${before}\\s*:?\\s*${QUOTED}\\s+${proposal}`, 'giu');
}

/** Headings of posts in these languages; the English ones, and those that are the same, are read elsewhere. */
const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'apply',
    words(
      'para (?:aplicar|postular(?:te|se)?|participar)|c[oó]mo (?:aplicar|postular)|(?:en|con) (?:tu|su) (?:propuesta|respuesta)|preguntas|(?:env[ií]a|incluye|indica|responde|adjunta)\\p{L}*|para se candidatar|como se candidatar|(?:na|em) sua proposta|perguntas|(?:envie|inclua|informe|responda)|pour (?:postuler|candidater)|comment postuler|dans votre (?:r[ée]ponse|proposition|candidature)|(?:merci de|envoyez|joignez|indiquez|r[ée]pondez)|(?:ihre|deine) bewerbung|bewerbung|so bewerben sie sich|bitte (?:senden|schicken|nennen|beantworten)|(?:unsere )?fragen(?: an sie)?|vos questions|questions',
    ),
  ],
  [
    'company',
    words(
      'sobre (?:nosotros|la empresa|m[ií])|qui[eé]nes somos|(?:qu[eé] )?ofrecemos|se ofrece|beneficios|sobre (?:n[oó]s|a empresa|mim)|quem somos|(?:o que )?oferecemos|benef[ií]cios|qui sommes[- ]nous|[àa] propos(?: de nous)?|(?:ce que )?nous (?:offrons|proposons)|avantages|[üu]ber (?:uns|mich)|wer wir sind|(?:was )?wir bieten|(?:das )?bieten wir',
    ),
  ],
  [
    'terms',
    words(
      'presupuesto|plazos?|duraci[oó]n|condiciones|pago|or[cç]amento|prazos?|dura[cç][aã]o|condi[cç][oõ]es|pagamento|d[ée]lais?|dur[ée]e|conditions|r[ée]mun[ée]ration|budget|zeitraum|zeitrahmen|dauer|verg[üu]tung|honorar|rahmenbedingungen|konditionen|termine?',
    ),
  ],
  [
    'applicant',
    words(
      '(?:qu[eé]|a qui[eé]n|lo que) (?:buscamos|busco|pedimos)|requisitos|perfil(?: ideal| deseado)?|se requiere|imprescindible|valoramos|se valorar[aá]|o que (?:buscamos|procuramos|pedimos)|quem (?:buscamos|procuramos)|diferenciais?|profil(?: recherch[ée]| attendu)?|(?:ce que|qui) nous (?:recherchons|cherchons|attendons)|comp[ée]tences (?:requises|attendues)|qualit[ée]s|pr[ée]requis|(?:das |dein |ihr )?profil|das bringen sie mit|das bringst du mit|(?:wen|was) wir suchen|voraussetzungen|anforderungen|qualifikation\\p{L}*|w[üu]nschenswert',
    ),
  ],
  [
    'deliverables',
    words(
      'entregables?|entregas|resultado esperado|entreg[aá]veis|livrables?|r[ée]sultat attendu|lieferumfang|ergebnis(?:se)?|was geliefert werden soll',
    ),
  ],
  [
    'needs',
    words(
      '(?:las |tus |principales )?(?:tareas|funciones|responsabilidades|actividades)|alcance|trabajo a realizar|lo que necesit\\p{L}+|qu[eé] necesit\\p{L}+|objetivos?|el trabajo|el encargo|(?:as |suas |principais )?(?:tarefas|fun[cç][oõ]es|responsabilidades|atividades)|escopo|o que (?:preciso|precisamos|fazer)|o trabalho|(?:les |vos )?(?:missions?|t[âa]ches|responsabilit[ée]s|objectifs?)|p[ée]rim[èe]tre|travail [àa] (?:faire|r[ée]aliser)|(?:vos |notre )?besoins?|(?:die |ihre |deine )?aufgaben(?:gebiet|bereich)?|t[äa]tigkeiten|(?:der )?umfang|leistungen|(?:was )?zu tun(?: ist)?|ziele?|auftrag',
    ),
  ],
];

/** What a part of a post is about, by a heading in Spanish, Portuguese, French or German; null for any other. */
export function sectionAbroad(heading: string): Section | null {
  return HEADINGS.find(([, rule]) => rule.test(heading))?.[0] ?? null;
}
