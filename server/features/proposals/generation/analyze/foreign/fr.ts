import { announcedBy, coded, quotedIn, type Reading, starts, words } from './reading.ts';
import { toldClauses } from './told/clauses.ts';
import { TOLD_FR } from './told/fr.ts';

const PROPOSAL =
  '(?:(?:votre|la|le|ta|ton|chaque)\\s+)?(?:proposition|r[ée]ponse|message|candidature|offre|lettre|mail|texte|courrier)';
const WORD =
  "(?:le\\s+|la\\s+|l[’']|les\\s+)?(?:mot|phrase|terme|code|expression|mots|ligne)(?:[- ](?:cl[ée]|secret|magique|exact|suivant)e?)?";
const NO_VERB =
  '(?!(?:papier|premier|dernier|livre|notre|votre|titre|cadre|lettre|chapitre|autre|[êe]tre|avoir|calendrier|atelier|m[ée]tier|quartier|courrier|entre|contre|outre|septembre|octobre|novembre|d[ée]cembre|nombre|ordre|membre|centre|th[ée][âa]tre|particulier|entier|dossier|fichier|janvier|f[ée]vrier|plusieurs|leur|ailleurs|hier|cher|mer|hiver|loisir|plaisir|avenir|soir|devoir|pouvoir|miroir|tiroir|couloir|espoir|savoir|partenaire|grammaire|affaire)(?!\\p{L}))';
const INF = `(?:(?:s[’']|me |vous |les |le |la |en |y )?)${NO_VERB}(?:\\p{L}{2,}(?:er|ir|oir)|\\p{L}*(?:ndre|ttre|uire|crire|faire|plaire|aître|oudre|clure|ompre|vivre|suivre|croire|boire|dire)|(?:re)?lire|élire)(?=[\\s,])`;

export const FR: Reading = {
  infinitive: new RegExp(`^${INF}`, 'iu'),
  announces: new RegExp(
    `(?<!\\p{L})(?:l[’']id[ée]e (?:est|serait) (?:de|d[’'])|le but est (?:de|d[’'])|il s[’']agirait (?:de|d[’'])|il faudrait|vous auriez [àa]|pour(?: (?:nous|m[’']) ?aider [àa])?|besoin (?:de|d[’'])|souhait(?:e|ons|erais|erions|erait)|voul(?:ons|ez)|veu[xt]|voudr(?:ais|ions|ait)|aimer(?:ais|ions|ait)|qui (?:peut|pourrait)(?: (?:m|nous) ?[’']?aider à)?|devra|devrez|il faut|il faudra|afin (?:de|d[’'])|aider [àa]|il s[’']agit (?:de|d[’'])|consiste [àa]|l[’']objectif est (?:de|d[’'])|capable (?:de|d[’'])|(?:vous|tu) devrez?|(?:qui )?(?:saurait|sache|pourrait|sait)|charg[ée]e? (?:de|d[’'])|(?:qui )?(?:puisse|pourra))\\s*(?=${INF})`,
    'giu',
  ),
  wants:
    /(?<!\p{L})(?:il (?:me |nous )?faudrait\s+(?:aussi\s+|[ée]galement\s+)?|ce qu[’']il (?:me|nous) faut,? c[’']est\s+|(?:ce serait|il serait) (?:bien|super|utile|id[ée]al) d[’']avoir\s+|aimer(?:ais|ions)\s+(?:aussi\s+|bien\s+)?(?:avoir\s+|recevoir\s+)?|besoin (?:aussi |[ée]galement )?d[’']\s?|cherch(?:e|ons)\s+|recherch(?:e|ons)\s+|veux\s+|voulons\s+|souhait(?:e|ons|erais)\s+|il (?:me|nous) faut\s+|(?:ai|avons|aurais|aurions) besoin de\s+)(?:[ée]galement |aussi )?:?\s*(?=(?:une?|des|les?|la|deux|trois|quatre|cinq|plusieurs|quelques|\d+)\s|l[’'])|(?<!\p{L})(?:cherch(?:e|ons))\s+(?=de l[’']aide )/iu,
  person: starts(
    '(?:(?:une?|des|le|la|les)\\s)(?:\\S+\\s)?(?:d[ée]veloppeu|programmeu|designer|graphist|r[ée]dact(?:eur|rice)|[ée]crivain|expert(?!ise)|sp[ée]cialist|professionnel|traduct(?:eur|rice)|assistant|[ée]dit(?:eur|rice)|illustrat(?:eur|rice)|correct(?:eur|rice)|relect(?:eur|rice)|analyst|consultant|gestionnaire|avocat|comptable|professeur|photograph|com[ée]dien|personne|quelqu|freelance|ind[ée]pendant|collaborat|profil|maquettist|community|[ée]quipe|agence|prestataire|webdesigner|monteu)\\p{L}*',
  ),
  quality: words(
    'exp[ée]rience|connaissances?|ma[iî]trise|niveau|ann[ée]es|ans|capacit[ée]|disponibilit[ée]|rigoureu\\p{L}*|ponctuel\\p{L}*|s[ée]rieu\\p{L}*|comp[ée]tences?|formation|portfolio|bonne|excellente?|sens du|autonom\\p{L}*|communication|souci du d[ée]tail|nati\\p{L}+|langue maternelle|(?:bon|parler|parl[ée]) anglais|(?:anglais|allemand|espagnol|italien) (?:courant|parl[ée]|exig[ée]|requis|impeccable)|candidat\\p{L}*|titulaire|dipl[ôo]me',
  ),
  told: (sentence) => toldClauses(sentence, TOLD_FR),
  and: new RegExp(`(?:,\\s+(?:et\\s+)?|\\s+et\\s+)(?:(?:de|[àa])\\s+|d[’'])?(?=${INF})`, 'iu'),
  own: [
    [/(?<!\p{L})notre(?!\p{L})/giu, 'votre'],
    [/(?<!\p{L})(?:nos|mes)(?!\p{L})/giu, 'vos'],
    [/(?<!\p{L})(?:mon|ma)(?!\p{L})/giu, 'votre'],
  ],
  firstPerson: words("nous|je|j[’']\\p{L}+|me|moi|m[’']\\p{L}+"),
  orders: starts(
    "(?:(?:et|aussi|merci de|merci d(?=[’'])|veuillez|pri[èe]re de|s[’']il vous pla[iî]t|pour (?:postuler|candidater)|si vous [êe]tes int[ée]ress[ée]\\p{L}*|dans votre \\p{L}+)[,:]? )*(?:(?:nous |me )?(?:envo(?:y|i)\\p{L}+|joi(?:gn|nd)\\p{L}+|inclu\\p{L}+|partag\\p{L}+|indiqu\\p{L}+|pr[ée]cis\\p{L}+|d[ée]cri\\p{L}+|expliqu\\p{L}+|montr\\p{L}+|d[ée]taill\\p{L}+|dit(?:es)?|dire|mentionn\\p{L}+|propos\\p{L}+|pr[ée]sent\\p{L}+|r[ée]pond\\p{L}+|communiqu\\p{L}+|transmet\\p{L}+|donn\\p{L}+|fourni\\p{L}+))",
  ),
  please: words(
    "(?:merci (?:de |d[’'])|veuillez |pri[èe]re (?:de |d[’'])|s[’']il vous pla[iî]t,? |vous devez |pour (?:postuler|candidater),? |int[ée]ress[ée]s?,? )(?:nous |me |m[’'])?(?:envo(?:y|i)\\p{L}+|joi(?:gn|nd)\\p{L}+|inclu\\p{L}+|partag\\p{L}+|indiqu\\p{L}+|pr[ée]cis\\p{L}+|d[ée]cri\\p{L}+|expliqu\\p{L}+|d[ée]taill\\p{L}+|mentionn\\p{L}+|propos\\p{L}+|pr[ée]sent\\p{L}+|r[ée]pond\\p{L}+|communiqu\\p{L}+|transmet\\p{L}+|donn\\p{L}+|fourni\\p{L}+|dire)",
  ),
  applicants: words('votre|vos|vous|ton|ta|tes'),
  refuses: words("n[’'](?:envoyez|incluez) pas|ne \\p{L}+ pas|jamais|s[’']abstenir"),
  askKinds: [
    [
      'samples',
      words(
        'exemples?|[ée]chantillons?|r[ée]alisations?|travaux (?:similaires|pr[ée]c[ée]dents|r[ée]cents)|projets? (?:similaires?|pr[ée]c[ée]dents?|comparables?)|liens?|r[ée]f[ée]rences|textes d[ée]j[àa]',
      ),
    ],
    ['portfolio', words('portfolio|book|behance|dribbble|github|site (?:web|internet|personnel)')],
    ['resume', words('cv|curriculum(?: vitae)?')],
    ['rate', words('tarifs?|prix|devis|budget|co[ûu]ts?|honoraires|tjm|taux')],
    ['timeline', words('d[ée]lais?|temps (?:estim[ée]|n[ée]cessaire)|date de livraison|combien de temps|planning')],
    [
      'availability',
      words('disponibilit[ée]s?|horaires?|quand (?:vous pouvez|pouvez)|heures (?:par|disponibles)|fuseau'),
    ],
    ['introduction', words('pr[ée]sentation|qui vous [êe]tes|vous pr[ée]senter|pr[ée]sentez[- ]vous')],
    [
      'plan',
      words(
        'comment (?:vous )?\\p{L}+(?:riez|ez)|approche|m[ée]thode|m[ée]thodologie|plan(?: de travail)?|d[ée]marche|id[ée]es?',
      ),
    ],
    [
      'experience',
      words('exp[ée]riences?|parcours|formation|connaissances|comp[ée]tences|certifi\\p{L}+|pourquoi vous'),
    ],
  ],
  counts: { deux: 2, trois: 3, quatre: 4, cinq: 5 },
  questionKinds: [
    ['other', words('voir (?:\\p{L}+ ){0,3}?(?:travaux|r[ée]alisations|portfolio)')],
    ['rate', words('tarifs?|prix|combien (?:facturez|demandez|co[ûu]te\\p{L}*|prenez)|devis|honoraires|taux|tjm')],
    ['location', words('o[ùu]|(?:dans|de) quel(?:le)? (?:pays|ville|r[ée]gion)|fuseau')],
    [
      'timeline',
      words(
        'combien de temps|d[ée]lai|combien de jours|quand (?:serait|pourriez-vous (?:livrer|rendre|terminer))|sous combien',
      ),
    ],
    [
      'availability',
      words(
        "disponib\\p{L}+|quand (?:pouvez|pourriez)[- ]vous (?:commencer|d[ée]buter|d[ée]marrer)|combien d[’']heures|horaires?|week-ends?|temps plein",
      ),
    ],
    [
      'experience',
      words(
        'exp[ée]rience|avez[- ]vous (?:d[ée]j[àa]|travaill[ée]|utilis[ée]|r[ée]alis[ée]|[ée]crit|traduit|cr[ée][ée]|une)|connaissez[- ]vous|ma[iî]trisez[- ]vous|savez[- ]vous|ans|exemples?|portfolio|certifi\\p{L}+|niveau de',
      ),
    ],
    [
      'approach',
      words(
        'comment|quel(?:le)?s? (?:outils?|logiciels?|m[ée]thode|processus|technologies?|approche|d[ée]marche)|que (?:proposez|feriez|recommandez|sugg[ée]rez)[- ]vous',
      ),
    ],
  ],
  yesNo: starts(
    'avez[- ]vous|connaissez[- ]vous|ma[iî]trisez[- ]vous|savez[- ]vous|[êe]tes[- ]vous (?:familier|certifi[ée]|habitu[ée])\\p{L}*|as-tu',
  ),
  rhetorical: starts(
    '(?:vous [êe]tes (?:un|une|passionn|motiv|cr[ée]ati|int[ée]ress|rigoureu)|vous aimez|[êe]tes[- ]vous (?:un|une|passionn|pr[êe]t|motiv|int[ée]ress)|envie de|pr[êe]t[es]* [àa]|int[ée]ress[ée]|pourquoi (?:nous|nous rejoindre)|qui sommes[- ]nous|que (?:cherchons|recherchons|proposons)[- ]nous|[çc]a vous (?:dit|tente))\\p{L}*',
  ),
  openers: [
    coded(
      `(?:commencez|commencer|d[ée]butez|d[ée]buter|ouvrez|commence)\\s+(?:imp[ée]rativement\\s+)?(?:${PROPOSAL}\\s+)?(?:par|avec)`,
      WORD,
    ),
    coded(`${PROPOSAL}\\s+(?:doit|devra)\\s+(?:commencer|d[ée]buter)\\s+(?:par|avec)`, WORD),
    coded(
      `(?:le\\s+)?premi(?:er|[èe]re)\\s+(?:mot|ligne|phrase)(?:\\s+de\\s+${PROPOSAL})?\\s+(?:doit|devra)\\s+[êe]tre`,
      WORD,
    ),
    coded(
      '(?:[ée]crivez|mettez|placez|inscrivez|indiquez)',
      WORD,
      '\\s+(?:au d[ée]but|en t[êe]te|tout en haut|en haut|en premi[èe]re ligne)',
    ),
  ],
  anywhere: [
    announcedBy(
      `(?:incluez|inclure|mentionnez|mentionner|utilisez|[ée]crivez|ajoutez|glissez|ins[ée]rez|citez|placez|mettez)\\s+(?:(?:dans|quelque part dans)\\s+${PROPOSAL}\\s+)?`,
      WORD,
    ),
    announcedBy('', '(?:mot(?:[- ]cl[ée]| secret| magique| de passe)|code\\s+secret)(?:\\s+est)?'),
    quotedIn(
      '(?:incluez|mentionnez|utilisez|[ée]crivez|ajoutez|glissez|ins[ée]rez|citez)',
      `(?:dans|en)\\s+${PROPOSAL}`,
    ),
  ],
  timeline: [
    /(?<!\p{L})(?:(?:sous|dans un d[ée]lai de|en|dans|d[’']ici|d[ée]lai de|maximum)\s+)?(?:\d{1,3}|une?|deux|trois|quatre|cinq|six|huit|dix)(?:\s?(?:[àa]|-|–|ou)\s?(?:\d{1,3}|deux|trois|quatre|six))?\s(?:jours|semaines?|mois)(?:\s+ouvr[ée]s)?(?!\p{L})/iu,
    /(?<!\p{L})(?:avant le|pour le|d[’']ici le|jusqu[’']au|au plus tard le)\s+\d{1,2}(?:er)?\s+\p{L}+|(?<!\p{L})(?:avant|pour|d[’']ici)\s+(?:la fin|le d[ée]but|la mi-?)\s?(?:de |d[’'])?\p{L}+|(?<!\p{L})(?:d[èe]s que possible|au plus vite|en urgence|rapidement)(?!\p{L})/iu,
  ],
  budget: words(
    "budget|paiement|payons|tarif|prix|r[ée]mun[ée]ration|jusqu[’']?[àa]|maximum|par (?:mot|heure|projet|article)|au mot",
  ),
  forbidsAi:
    /(?<!\p{L})(?:pas|sans|aucune?|jamais|interdit\p{L}*|rejet\p{L}+|[ée]cart\p{L}+|refus\p{L}+|ignor\p{L}+)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:IA|intelligence artificielle|chat ?gpt)(?!\p{L})|(?<!\p{L})(?:IA|intelligence artificielle|chat ?gpt)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:rejet\p{L}+|[ée]cart\p{L}+|refus\p{L}+|ignor\p{L}+|ne ser\p{L}+ pas|interdit\p{L}*)(?!\p{L})/iu,
  noAgencies: words(
    "pas d[’'](?:agences?|interm[ée]diaires?)|sans (?:agence|interm[ée]diaire)|agences?,? s[’']abstenir|(?:freelances?|ind[ée]pendants?) (?:uniquement|seulement)|uniquement (?:des |aux )?(?:freelances?|ind[ée]pendants?)",
  ),
};
