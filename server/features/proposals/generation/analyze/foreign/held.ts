import type { JobBrief } from '#shared/proposals/brief.ts';

interface Rule {
  /** Groups: the thing, and the verb in its dictionary form or what else is said of it. */
  readonly pattern: RegExp;
  readonly clause: (thing: string, rest: string) => string;
}

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const WORDS = '[^,.;:!?()]{2,60}?';

/** Work that is told of by what there is, what must stay, and what people must be able to do. */
const RULES: Partial<Record<JobBrief['language'], readonly Rule[]>> = {
  es: [
    {
      pattern: new RegExp(
        `(?<!\\p{L})(?:tengo|tenemos) (?:ya )?((?:\\d[\\d.]*|un|una|unos|unas|varios|varias|dos|tres) ${WORDS}) (?:para|por|que|a) (\\p{L}+[aei]r)(?=[\\s.,;]|$)`,
        'iu',
      ),
      clause: (thing, verb) => `${verb} ${thing}`,
    },
    {
      pattern: new RegExp(
        `(?:^|[,;] |(?<!\\p{L})y )((?:el|la|los|las) ${WORDS}) (?:deben?|tienen? que|deber[ií]an?) (?:quedar(?:se)?|permanecer|seguir) ([^.;!?]{3,80})`,
        'iu',
      ),
      clause: (thing, rest) => `dejar ${lower(thing)} ${rest}`,
    },
    {
      pattern: new RegExp(
        `(?:^|[,;] |(?<!\\p{L})y )((?:el|la|los|las) ${WORDS}) (?:deben?|tienen? que|deber[ií]an?) poder ([^.;!?]{3,90})`,
        'iu',
      ),
      clause: (thing, rest) => `lograr que ${lower(thing)} ${/^l[oa]s /i.test(thing) ? 'puedan' : 'pueda'} ${rest}`,
    },
  ],
  pt: [
    {
      pattern: new RegExp(
        `(?<!\\p{L})(?:tenho|temos) (?:já )?((?:\\d[\\d.]*|um|uma|uns|umas|vários|várias|dois|duas|três) ${WORDS}) (?:para|pra|a|por) (\\p{L}+(?:[aei]r|ôr))(?=[\\s.,;]|$)`,
        'iu',
      ),
      clause: (thing, verb) => `${verb} ${thing}`,
    },
    {
      pattern: new RegExp(
        `(?:^|[,;] |(?<!\\p{L})e )((?:o|a|os|as) ${WORDS}) (?:devem?|t[êe]m (?:que|de)|precisam?) (?:ficar|permanecer|continuar) ([^.;!?]{3,80})`,
        'iu',
      ),
      clause: (thing, rest) => `deixar ${lower(thing)} ${rest}`,
    },
    {
      pattern: new RegExp(
        `(?:^|[,;] |(?<!\\p{L})e )((?:o|a|os|as) ${WORDS}) (?:devem?|t[êe]m (?:que|de)|precisam?|deveri?am?) (?:poder|conseguir) ([^.;!?]{3,90})`,
        'iu',
      ),
      clause: (thing, rest) => `fazer com que ${lower(thing)} ${/^[oa]s /i.test(thing) ? 'possam' : 'possa'} ${rest}`,
    },
  ],
  fr: [
    {
      pattern: new RegExp(
        `(?<!\\p{L})(?:j[’']ai|nous avons|on a) (?:déjà )?((?:\\d[\\d ]*|une?|des|plusieurs|deux|trois) ${WORDS}) à (\\p{L}+(?:er|ir|re))(?=[\\s.,;]|$)`,
        'iu',
      ),
      clause: (thing, verb) => `${verb} ${thing}`,
    },
    {
      pattern: new RegExp(
        `(?:^|[,;] |(?<!\\p{L})et )((?:les? |la |l[’'])${WORDS}) (?:doi(?:t|vent)|devr(?:a|ait|ont|aient)) pouvoir ((?:[aeiouhéè]|[^.;!?])[^.;!?]{3,90})`,
        'iu',
      ),
      clause: (thing, rest) => `permettre ${toThe(thing)} ${/^[aeiouhéèêà]/iu.test(rest) ? `d’${rest}` : `de ${rest}`}`,
    },
  ],
  de: [
    {
      pattern:
        /(?:^|[,;] |\sund )((?:Die|die|Unsere|unsere) \p{Lu}\p{L}+|Kunden|Gäste|Besucher|Mitglieder|Kundinnen und Kunden) (?:sollen|sollten|müssen) ([^.;!?,]{5,100}? (?:\p{Ll}+(?:en|ern|eln)) können)(?=[.,;!]|\sund\s|$)/u,
      clause: (thing, rest) => `dafür sorgen, dass ${thing.replace(/^(?:Die|Unsere)/u, lower)} ${rest}`,
    },
  ],
};

function toThe(thing: string): string {
  const said = lower(thing);
  return said.startsWith('les ')
    ? `aux ${said.slice(4)}`
    : said.startsWith('le ')
      ? `au ${said.slice(3)}`
      : `à ${said}`;
}

/** 'e eu preciso …': what follows is said of something else. */
const NEXT_SENTENCE =
  /,?\s(?:e|y|et)\s(?:eu|yo|je|nous|on|no|não|ne|necesit\p{L}*|precis\p{L}*|quer\p{L}*|quier\p{L}*|j[’'])(?!\p{L}).*$/iu;

/** 'Tenho 9 certidões para traduzir' → 'traduzir 9 certidões'; 'Los nombres deben quedar igual' → 'dejar los nombres igual'. */
export function heldAbroad(sentence: string, language: JobBrief['language']): string[] {
  return (RULES[language] ?? []).flatMap(({ pattern, clause }) => {
    const [, thing, rest] = pattern.exec(sentence.slice(0, 600)) ?? [];
    return thing === undefined || rest === undefined
      ? []
      : [clause(thing.trim(), rest.replace(NEXT_SENTENCE, '').trim())];
  });
}
