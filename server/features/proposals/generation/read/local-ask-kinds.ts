import type { Ask } from '#shared/proposals/brief.ts';

/** The kinds of asks in Spanish, Portuguese, French and German, the surest sign first. */
const KINDS: readonly (readonly [Ask['kind'], RegExp])[] = [
  [
    'timeline',
    /(?<!\p{L})(?:cu[aá]nto (?:tiempo|tarda\p{L}*|te llevar[ií]a|demora\p{L}*)|plazos?|quanto tempo|prazos?|combien de temps|d[ée]lais?|wie lange|bis wann|dauer|lieferzeit\p{L}*)(?!\p{L})/iu,
  ],
  [
    'availability',
    /(?<!\p{L})(?:disponib\p{L}+|(?:cu[aá]ndo|desde qué d[ií]a) (?:\p{L}+ )?(?:podr[ií]as?|puedes?|puede|empez\p{L}+|empieza\p{L}*)|horarios?|quando (?:\p{L}+ )?(?:pode(?:ria)?|come[çc]\p{L}+)|hor[áa]rios?|(?:à partir de|dès|depuis) quand|quand (?:\p{L}+ )?(?:pouvez|pourriez|seriez|commenc\p{L}+)|horaires|ab wann|wann (?:sie|du|ihr)|verf[üu]gbar\p{L}*|zeit (?:h[äa]tten|haben|h[äa]ttest))(?!\p{L})/iu,
  ],
  [
    'rate',
    /(?<!\p{L})(?:honorarios|tarifas?|precios?|presupuesto|cotizaci[oó]n|cu[aá]nto (?:\p{L}+ )?(?:cobr[aá]\p{L}*|cuesta\p{L}*|pides?|costar[ií]a|ser[ií]a)|honor[áa]rios|pre[çc]os?|or[çc]amento|quanto (?:\p{L}+ )?(?:cobra\p{L}*|custa\p{L}*|fica\p{L}*|sai|pede)|cach[êe]|tarifs?|honoraires|taux (?:horaire|journalier)|tjm|devis|prix|combien (?:\p{L}+ )?(?:co[ûu]t\p{L}+|prenez|demandez|factur\p{L}+)|(?:stunden|tages|wort)s[äa]tz\p{L}*|(?:wort|zeilen|seiten|fest)?preise?|honorar|pauschale|angebot|kostenvoranschlag|was [^,.;]{1,60} kostet|kosten)(?!\p{L})/iu,
  ],
  [
    'samples',
    /(?<!\p{L})(?:ejemplos?|muestras?|trabajos?|enlaces?|(?:une?|um|einen|dos|dois|deux|zwei|drei|\d) links?|capturas?|grabaci[oó]n(?:es)?|(?:alg[uú]n|una?|dos|tres) \p{L}+(?: \p{L}+)? que (?:hayas?|has|ha|hiciste)|exemplos?|amostras?|trabalhos?|grava[çc](?:ão|ões)|prints?|(?:algum|uma?|dois|duas|três) \p{L}+(?: \p{L}+)? que (?:você )?(?:já )?(?:fez|fizeste)|exemples?|extraits?|liens?|r[ée]alisations?|(?:une?|deux|trois|quelques) \p{L}+(?: \p{L}+)? que vous avez|beispiele?|\p{L}*proben?|probe(?:lektorat|seite|text|übersetzung)|kostprobe|referenz\p{L}*|(?:eine?n?|zwei|drei|einige) \p{L}+, (?:die|das|den) (?:sie|du|ihr)|(?:envoyez|envoyer|joindre|joignez|env[ií]a(?:me|nos)?|m[aá]nda(?:me|nos)?|mande|envie|schick(?:en sie)?|senden sie|zeig(?:en sie)?)(?:[- ](?:moi|nous|mir|uns))? (?:dos|tres|dois|duas|três|deux|trois|quelques|zwei|drei|einige|ein paar) \p{L}+|(?:(?:m[aá]nda|env[ií]a)(?:me|nos)|mand[ae]|envi[ae]|envoyez(?:-(?:moi|nous))?|schick(?:en sie)?(?: mir| uns)?) (?:una?|uma?|une?|eine?n?) (?:audio|v[ií]d[eé]o|fotos?|aufnahme|sprachnachricht|enregistrement))(?!\p{L})/iu,
  ],
  [
    'introduction',
    /(?<!\p{L})(?:qui[eé]n eres|sobre ti|pres[eé]ntate|sobre você|quem você é|parlez[- ](?:moi|nous) de vous|qui vous êtes|pr[ée]sentez[- ]vous|[üu]ber (?:sich|dich)|wer (?:sie sind|du bist)|stell(?:en sie|e?) (?:sich|dich))(?!\p{L})/iu,
  ],
  [
    'plan',
    /(?<!\p{L})(?:c[óo]mo (?:\p{L}+ )?(?:har[ií]as?|abordar\p{L}*|empezar\p{L}*|trabaj\p{L}+|lo har\p{L}+)|enfoque|como (?:você )?(?:\p{L}+ )?(?:faria|abordaria|come[çc]aria|trabalha\p{L}*)|abordagem|comment vous (?:\p{L}+ )?(?:feriez|proc[ée]d\p{L}+|travaill\p{L}+|commenceriez|prendriez)|d[ée]marche|wie (?:sie|du) [^,.;]{0,60}(?:vorgehen|angehen|arbeiten|anfangen|machen) w[üu]rden?|vorgehen(?:sweise)?)(?!\p{L})/iu,
  ],
  [
    'experience',
    /(?<!\p{L})(?:experiencia|si (?:ya )?(?:has|ha) \p{L}+|qu[eé] \p{L}+ (?:has|ha) \p{L}+|experi[êe]ncia|se (?:você )?já|(?:que|quais) \p{L}+ (?:você )?já|exp[ée]riences?|si vous avez|quel(?:le)?s? \p{L}+ (?:vous avez|avez[- ]vous)|erfahrung\p{L}*|ob (?:sie|du) (?:schon|bereits)|welche \p{L}+ (?:sie|du) (?:schon |bereits )?\p{L}+ (?:haben|hast))(?!\p{L})/iu,
  ],
];

/** The kind of an ask that is not in English, or undefined. */
export function localKindOf(text: string): Ask['kind'] | undefined {
  return KINDS.find(([, rule]) => rule.test(text))?.[0];
}
