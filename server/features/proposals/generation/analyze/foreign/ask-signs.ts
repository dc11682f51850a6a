import type { Ask } from '#shared/proposals/brief.ts';
import { starts, words } from './reading.ts';

/** Orders to say something, whatever it is; the tables of each language hold those that send a thing. */
export const TELLS = starts(
  [
    "(?:(?:y|e|et|und|por favor|además|também|aussi|außerdem|bitte|au passage|de paso)[,:]? )*(?:d[ií]me|d[ií]nos|d[ií]game|d[ií]ganos|cu[eé]nt[ae](?:me|nos)|expl[ií](?:ca|que)(?:me|nos)|me (?:diz|diga|digam|conta|conte|fala|fale)|n[aã]o (?:se )?esque[cç]a(?:m)? de (?:dizer|informar|contar)|no olvides (?:decir|indicar|contar)\\p{L}*|dites[- ](?:moi|nous)|dis[- ](?:moi|nous)|racontez[- ](?:moi|nous)|n[’']oubliez pas de (?:dire|préciser|indiquer|joindre)|pensez à (?:préciser|indiquer|joindre|dire))",
    '(?:(?:und|bitte|außerdem)[,:]? )*(?:schreib(?:en sie|t|e)?|sag(?:en sie|t|e)?|erzähl(?:en sie|t|e)?|erklär(?:en sie|t|e)?)(?: bitte)? (?:mir|uns)(?: bitte| kurz| auch)*|(?:und |bitte )*sag(?:en sie|t|e)?(?: bitte)?(?=,|$)|teilen sie (?:mir|uns)|lass(?:en sie)? (?:mich|uns) wissen',
    "(?:me|nos) (?:gustar[ií]a|encantar[ií]a|interesa|interesar[ií]a) (?:ver|saber|conocer|escuchar|leer)|(?:quiero|queremos|necesito|necesitamos) (?:saber|conocer)|(?:gostaria|gostar[ií]amos) de (?:ver|saber|conhecer|ouvir)|(?:quero|queremos|preciso|precisamos) saber|j[’']aimerais (?:bien )?(?:voir|savoir|connaître|lire|entendre)|(?:nous aimerions|on aimerait|nous souhaitons|je souhaite|je voudrais|nous voudrions) (?:voir|savoir|connaître|lire|entendre)",
    '(?:ich|wir) (?:würden?|möchten?) (?:gern|gerne)?.{0,60}(?:sehen|wissen|hören|lesen)|(?:mich|uns) (?:interessiert|würde interessieren)(?: außerdem| auch| noch| besonders| vor allem)*',
  ].join('|'),
);

/** Orders that the tables of the languages lack: without accents, and as they are spoken. */
export const MORE_ORDERS = starts(
  "(?:(?:y|e|et|und|por favor|bitte)[,:]? )*(?:mand[ae](?:me|nos|-me)?|m[aá]nd[ae](?:me|nos)|p[aá]s[ae](?:me|nos)|enseñ[ae](?:me|nos)|me (?:manda|mande|envia|envie|mostra|mostre|passa|passe)|envoie[- ]?(?:moi)?|montre[- ](?:moi|nous)|meld(?:e dich|en sie sich)(?: bitte)? mit|bewirb dich(?: bitte)? mit|bewerben sie sich(?: bitte)? mit|n[’']hésitez pas à joindre|(?:ver|saber|conocer|conhecer|voir|savoir|connaître)|imprescindible (?:enviar|adjuntar|indicar)|obligat[oó]rio (?:enviar|informar))",
);

/** 'Stundensatz bitte gleich dazuschreiben', 'Tarif et délai, s’il vous plaît': polite, with no order at its head. */
export const POLITELY = words("bitte|por favor|s[’']il (?:vous|te) pla[iî]t|svp|stp|pfv");
/** 'Ein Probelektorat von drei Seiten wäre schön', 'se agradece portafolio'. */
export const WELCOME = words(
  'w[äa]re(?:n)? (?:schön|toll|gut|hilfreich|prima|super)|(?:se agradece(?:r[ií]a)?|ser[ií]a (?:bueno|genial) ver|seria (?:bom|legal|[oó]timo) ver|(?:serait|seraient) (?:bienvenue?s?|appréciée?s?|un plus))',
);

const THEIRS =
  'que (?:ya |t[uú] |usted )?(?:hayas?|has|ha|hiciste|hizo)(?: ya)? \\p{L}+|que (?:hiciste|hayas hecho)|hech[oa]s? por (?:ti|usted)|(?:que|onde) (?:voc[êe] )?(?:j[aá] )?(?:fez|criou|\\p{L}{3,}(?:ou|eu|iu))|feit[oa]s? por voc[êe]|de sua autoria|que (?:vous avez|tu as)(?: d[ée]j[àa])? \\p{L}+|(?:faite?s?|r[ée]alis[ée]e?s?|con[cç]ue?s?|[ée]crite?s?|mont[ée]e?s?) par vous|de votre main|(?:die|das|den|der) (?:sie|du) (?:\\p{L}+ ){0,6}?(?:haben|hast|gebaut|gemacht)|von (?:ihnen|dir) (?:gemacht|gebaut|erstellt)\\p{L}*';
const RECORDED =
  '(?:un|una|um|uma|une?|eine?[nmr]?|two|dos|duas|deux|zwei|\\d+) (?:\\p{L}+ )?(?:audios?|notas? de voz|grabaci[oó]n|grava[cç][aã]o|enregistrement|capturas?|captures?|prints?|screenshots?|fotos?|photos?|v[ií]d[eé]os?|p[aá]ginas? de prueba|maqueta|\\p{L}*probe\\p{L}*|\\p{L}*aufnahme\\p{L}*|probe\\p{Ll}+)';

/** What the tables of the languages leave open: kinds told in a clause, and things to send that are the applicant's own. */
export const MORE_KINDS: readonly (readonly [Ask['kind'], RegExp])[] = [
  [
    'rate',
    words(
      'cu[aá]nto (?:\\p{L}+ ){0,2}?(?:cobr|cuest|costar|sale|pides|pide)\\p{L}*|(?:qu[eé] )?(?:precio|coste|costo)s?|quanto (?:\\p{L}+ ){0,2}?(?:cobr|cust|sai|fica)\\p{L}*|combien (?:\\p{L}+ ){0,2}?(?:demand|factur|co[ûu]t|pren)\\p{L}*|\\p{L}*kost(?:et|en|e|est|w[üu]rde)|verlang(?:en|st)|berechn(?:en|est)|nehmen|nimmst|gehaltsvorstellung\\p{L}*|honor[aá]rios?|angebot (?:mit|für)|pauschal\\p{L}*',
    ),
  ],
  [
    'timeline',
    words(
      'cu[aá]nto (?:tiempo|tard|demor)\\p{L}*|cu[aá]nd?t?os d[ií]as|cu[aá]ndo (?:lo |la |los |las )?(?:tendr|podr[ií]as? (?:entregar|terminar)|estar)\\p{L}*|(?:em )?quanto tempo|quantos dias|em que prazo|combien de (?:temps|jours|semaines)|sous combien|(?:pour )?quand (?:\\p{L}+ ){0,3}?(?:livr|rendr|pr[êe]t|termin)\\p{L}*|wie (?:lange|schnell)|bis wann|wie viel(?:e)? (?:zeit|tage|wochen|stunden)',
    ),
  ],
  [
    'availability',
    words(
      'cu[aá]ndo (?:puedes?|podr[ií]as?|empez|empiez|est[aá]s)\\p{L}*|desde cu[aá]ndo|(?:a partir de )?quando (?:\\p{L}+ )?(?:pode|poderia|consegue|come[cç])\\p{L}*|quando (?:você )?(?:est[aá]|estaria)|[àa] partir de quand|quand (?:vous|tu) (?:pouvez|peux|pourriez|pourrais|[êe]tes|commen)\\p{L}*|ab wann|wann (?:sie|du) (?:\\p{L}+ ){0,4}?(?:zeit|anfangen|beginnen|starten|loslegen|frei|k[öo]nn)\\p{L}*|zeit (?:hast|haben|h[äa]tten|h[äa]ttest)|qu[eé] d[ií]as|quels jours',
    ),
  ],
  ['samples', words(THEIRS)],
  ['samples', words(RECORDED)],
  [
    'experience',
    words(
      'welche[rsn]? \\p{L}+ (?:sie|du) .*(?:haben|hast)|quel(?:le)?s? [\\p{L} ]{2,30} (?:vous avez|tu as)(?: d[ée]j[àa])?|qu[eé] \\p{L}+ (?:has|ha) \\p{L}+|(?:que|quais) [\\p{L} ]{2,30} (?:voc[êe] )?j[aá] \\p{L}+|(?:si|se|ob) (?:voc[êe] |vous |tu |sie |du )?(?:ya |j[aá] |schon |bereits )?(?:has|ha|trabalhou|fez|avez|as d[ée]j[àa]|schon|bereits|so (?:et)?was schon)(?: \\p{L}+)*',
    ),
  ],
];

/** How a further thing to say or send begins, behind a comma or an 'and'. */
export const PART = starts(
  [
    '(?:en |de |a |em |à |ab |bis |pour |depuis |desde |até |por |mit |a partir de |à partir de )?(?:cu[aá]nt[oa]s?|cu[aá]ndo|c[oó]mo|cu[aá]l(?:es)?|qu[eé](?= \\p{L})|qui[eé]n|d[oó]nde|quant[oa]s?|quando|qual|quais|onde|combien|comment|quel(?:le)?s?|quand|pourquoi|o[uù]|welche[rsnm]?|was|wie|wann|wo|womit|warum|ob|por qu[eé])',
    '(?:si|se)(?= \\p{L}+ \\p{L})',
    '(?:tu|tus|su|sus|seu|sua|seus|suas|votre|vos|ton|ta|tes|ihre?[nmrs]?|deine?[nmrs]?|une?|una|uma|um|un|eine?[nmr]?|dos|tres|dois|duas|três|deux|trois|zwei|drei|algum|alguma|alg[uú]n|alguna|\\d+|links?|enlaces?)(?= \\p{L})',
  ].join('|'),
);
