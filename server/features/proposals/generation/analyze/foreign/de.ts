import { announcedBy, coded, quotedIn, type Reading, starts, words } from './reading.ts';
import { toldInGerman } from './told/de.ts';

const PROPOSAL =
  '(?:(?:ihre|ihr|ihrem|ihrer|ihren|die|das|deine|dein|deiner|deinem|jede|jedes)\\s+)?(?:bewerbung|angebot|nachricht|anschreiben|antwort|e-?mail|mail|text|schreiben)';
const WORD =
  '(?:das\\s+|dem\\s+|den\\s+|die\\s+|der\\s+)?(?:wort|worten|w[öo]rtern|satz|begriff|ausdruck|code|codewort|kennwort|schl[üu]sselwort|stichwort|losung|losungswort|zeile)';
// The verb stands last and small: 'Offene Dateien' is none.
const INF_END = /\s\p{Ll}[\p{Ll}-]+(?:en|eln|ern)$|\s(?:tun|sein)$/u;
const ORDERS =
  '(?:send|schick|nenn|teil|beschreib|erl[äa]uter|erkl[äa]r|f[üu]g|leg|gib|geb|zeig|verlink|beantwort|erz[äa]hl|skizzier|stell|schreib|mach|h[äa]ng|lass|gebt|antwort|bewirb|bewerb)\\p{L}*';

export const DE: Reading = {
  infinitive: INF_END,
  announces: /(?!)/giu,
  wants:
    /(?<!\p{L})(?:h[äa]tten? (?:wir |ich )?(?:(?:auch|noch|au[ßs]erdem) )*gern|sch[öo]n w[äa]ren?(?: (?:noch|auch))*|gesucht (?:wird|werden)|gew[üu]nscht (?:ist|sind|wird)|brauchen(?: wir)?|brauche(?: ich)?|ben[öo]tigen(?: wir)?|ben[öo]tige(?: ich)?|suchen(?: wir)?|suche(?: ich)?|w[üu]nschen(?: wir)? uns|w[üu]nsche(?: ich)? mir|br[äa]uchten?(?: wir| ich)?(?: auch| noch)?|h[äa]tte gern|h[äa]tten gern|m[öo]chten|ich m[öo]chte)\s+(?:(?:dringend|daf[üu]r|derzeit|aktuell)\s+)?(?=(?:eine?[nrms]?|\d+|die|das|den|zwei|drei|vier|f[üu]nf|einige|mehrere|neue|ein paar)\s)|(?<!\p{L})(?:brauchen|brauche|ben[öo]tigen|ben[öo]tige|suchen|suche)\s+(?:wir |ich )?(?=(?:Hilfe|Unterst[üu]tzung) )/iu,
  person: starts(
    '(?:(?:eine?[nrms]?|die|das|den)\\s)(?:\\S+\\s)?(?:\\p{L}*entwickler|programmierer|\\p{L}*designer|\\p{L}*gestalter|\\p{L}*texter|autor|\\p{L}*redakteur|expert|spezialist|profi|\\p{L}*[üu]bersetzer|\\p{L}*assisten|lektor(?!at)|illustrator|korrektor(?!at)|analyst|berater|\\p{L}*manager|anwalt|buchhalter|lehrer|fotograf|sprecher|person|freelancer|freiberuf|freie|selbstst[äa]ndig|mitarbeiter|jemand|team|agentur|dienstleister|fachkraft|grafiker|cutter)\\p{L}*',
  ),
  quality: words(
    '\\p{L}*erfahrung\\p{L}*|\\p{L}*kenntnisse?|jahre|niveau|f[äa]higkeit\\p{L}*|verf[üu]gbar\\p{L}*|zuverl[äa]ssig\\p{L}*|p[üu]nktlich\\p{L}*|sorgf[äa]ltig\\p{L}*|ausbildung|studium|portfolio|sehr gute?|gute|sicherer? umgang|kommunikation\\p{L}*|muttersprach\\p{L}*|(?:gutes|flie[ßs]endes|sicheres) englisch|englisch (?:flie[ßs]end|in wort)|eigenst[äa]ndig\\p{L}*|selbstst[äa]ndig\\p{L}*|teamf[äa]hig\\p{L}*|bewerber\\p{L}*|gesp[üu]r|leidenschaft|idealerweise',
  ),
  told: toldInGerman,
  and: /(?!)/iu,
  own: [
    [/(?<!\p{L})(?:Unser|unser)(e[nmrs]?)?(?!\p{L})/gu, 'Ihr$1'],
    [/(?<!\p{L})(?:Mein|mein)(e[nmrs]?)?(?!\p{L})/gu, 'Ihr$1'],
  ],
  firstPerson: words('wir|uns|ich|mir|mich'),
  orders: starts(
    `(?:(?:und|au[ßs]erdem|bitte|bei interesse|f[üu]r (?:ihre|deine) bewerbung|in (?:ihrer|deiner) \\p{L}+|wenn (?:sie|du) interesse (?:haben|hast))[,:]? )*${ORDERS}(?: (?:sie|uns|mir|mit|bitte|kurz))*`,
  ),
  please: words(
    `bitte (?:\\p{L}+ )?${ORDERS}|bitte (?:\\p{L}+ ){0,12}(?:senden|schicken|nennen|mitteilen|beif[üu]gen|angeben|beschreiben|beantworten|erl[äa]utern|verlinken|mitschicken|beilegen)`,
  ),
  applicants: words('ihr|ihre[nmrs]?|dein|deine[nmrs]?|sie|du|uns|mir'),
  refuses: words('(?:keine|kein) (?:anh[äa]nge|massenbewerbung\\p{L}*)|niemals'),
  askKinds: [
    [
      'samples',
      words(
        'arbeitsproben?|beispiele?n?|referenz\\p{L}*|muster|textproben?|links?|vergleichbare projekte\\p{L}*|[äa]hnliche projekte\\p{L}*|fr[üu]here (?:arbeiten|projekte)|repositor\\p{L}+',
      ),
    ],
    ['portfolio', words('portfolio|mappe|behance|dribbble|github|webseite|website')],
    ['resume', words('lebenslauf|cv')],
    [
      'rate',
      words(
        'stundens[äa]tz\\p{L}*|\\p{L}*honorar\\p{L}*|\\p{L}*preis\\p{L}*|kosten|kostenvoranschlag|\\p{L}*s[äa]tze?|tagessatz|angebotspreis|wortpreis',
      ),
    ],
    [
      'timeline',
      words('zeitrahmen|zeitbedarf|dauer|lieferzeit|liefertermin|zeitplan|wie lange|fertigstellung\\p{L}*|zeitaufwand'),
    ],
    [
      'availability',
      words('verf[üu]gbar\\p{L}*|startermin|starttermin|ab wann|stunden (?:pro|in der)|beginn|kapazit[äa]t\\p{L}*'),
    ],
    ['introduction', words('vorstellung|wer (?:sie sind|du bist)|stell(?:en)? (?:sie sich|dich)|[üu]ber sich')],
    [
      'plan',
      words(
        'wie (?:sie|du) .*(?:vorgehen|angehen|w[üu]rde\\p{L}*|umsetzen)|vorgehen\\p{L}*|herangehensweise|konzept\\p{L}*|ansatz|ideen?|plan',
      ),
    ],
    [
      'experience',
      words('\\p{L}*erfahrung\\p{L}*|werdegang|kenntnisse|qualifikation\\p{L}*|zertifi\\p{L}+|warum (?:sie|du)'),
    ],
  ],
  counts: { zwei: 2, drei: 3, vier: 4, fünf: 5 },
  questionKinds: [
    ['other', words('(?:arbeiten|beispiele|referenzen) (?:\\p{L}+ ){0,3}?(?:sehen|ansehen|anschauen)')],
    [
      'rate',
      words(
        'stundensatz|verlang\\p{L}*|berechn\\p{L}*|\\p{L}*honorar|\\p{L}*preis\\p{L}*|was (?:kostet|w[üu]rde .* kosten|berechnen|verlangen)|kosten|tagessatz|was nehmen',
      ),
    ],
    ['location', words('wo (?:sind|wohnen|leben|sitzen|arbeiten|bist|wohnst|lebst)|aus welche[mr]|standort|zeitzone')],
    [
      'timeline',
      words(
        'wie lange|bis wann|wie viele tage|wie schnell|zeitbedarf|wann (?:w[äa]re|k[öo]nnten sie (?:liefern|fertig|abgeben))',
      ),
    ],
    [
      'availability',
      words(
        'verf[üu]gbar\\p{L}*|(?:ab )?wann (?:k[öo]nnen|k[öo]nnten|kannst|k[öo]nntest) (?:sie|du) (?:anfangen|beginnen|starten|loslegen)|ab wann|wie viele stunden|wochenend\\p{L}*|vollzeit|teilzeit',
      ),
    ],
    [
      'experience',
      words(
        '\\p{L}*erfahrung\\p{L}*|haben sie (?:schon|bereits)|hast du (?:schon|bereits)|kennen sie|kennst du|beherrschen|jahre|beispiele?|portfolio|zertifi\\p{L}+|vertraut|kenntnisse|(?:schon|bereits) (?:einmal|mal)',
      ),
    ],
    [
      'approach',
      words(
        'wie|welche[rs]? (?:werkzeuge?|programme?|software|methode|vorgehen|technologien?|tools?|ansatz)|was (?:w[üu]rden|w[üu]rdest|schlagen|empfehlen|empfiehlst)|womit',
      ),
    ],
  ],
  yesNo: starts(
    'haben sie|hast du|kennen sie|kennst du|beherrschen sie|sind sie (?:vertraut|zertifiziert)|k[öo]nnen sie .*(?:vorweisen|zeigen)',
  ),
  rhetorical: starts(
    '(?:sind sie (?:ein|eine|auf der suche|bereit|kreativ|motiviert|interessiert)|bist du (?:ein|eine|auf der suche|bereit|kreativ|motiviert|interessiert)|haben sie (?:interesse|lust)|hast du (?:interesse|lust|bock)|lust (?:auf|mit)|interesse|interessiert|neugierig|klingt (?:das )?(?:gut|spannend|interessant)|warum wir|wer (?:sind|bin) (?:wir|ich)|was (?:wir|suchen wir|bieten wir|erwartet)|worauf warten)',
  ),
  openers: [
    coded(
      `(?:beginnen|starten|er[öo]ffnen|fangen)\\s+sie\\s+(?:bitte\\s+)?(?:${PROPOSAL}\\s+)?(?:bitte\\s+)?mit`,
      WORD,
    ),
    coded(`(?:beginn|beginne|starte|start|er[öo]ffne)\\s+(?:bitte\\s+)?(?:${PROPOSAL}\\s+)?(?:bitte\\s+)?mit`, WORD),
    coded(
      `${PROPOSAL}\\s+(?:soll|sollte|muss|m[üu]sste|hat)\\s+mit`,
      WORD,
      '\\s+(?:zu\\s+)?(?:beginnen|anfangen|starten|anzufangen)',
    ),
    coded(
      `(?:das\\s+|die\\s+|der\\s+)?erste\\s+(?:wort|zeile|satz)(?:\\s+${PROPOSAL})?\\s+(?:soll|sollte|muss|lautet|ist)`,
      WORD.replace('wort', 'begriff'),
    ),
    coded('(?:bitte\\s+)?(?:beginnen|anfangen)\\s+mit', WORD),
    coded(
      '(?:schreiben|setzen|stellen)\\s+sie\\s+(?:bitte\\s+)?',
      WORD,
      '\\s+(?:an den anfang|ganz nach oben|ganz oben|in die erste zeile|voran)',
    ),
    coded(`${PROPOSAL}\\s+(?:bitte\\s+)?mit`, WORD, '\\s+(?:beginnen|anfangen|starten|einleiten)'),
  ],
  anywhere: [
    announcedBy(
      `(?:nennen|erw[äa]hnen|verwenden|schreiben|benutzen|nutzen)\\s+sie\\s+(?:bitte\\s+)?(?:(?:in|irgendwo in)\\s+${PROPOSAL}\\s+)?`,
      WORD,
    ),
    announcedBy(
      `(?:nenne|erw[äa]hne|verwende|schreib|schreibe|benutze|nutze)\\s+(?:bitte\\s+)?(?:(?:in|irgendwo in)\\s+${PROPOSAL}\\s+)?`,
      WORD,
    ),
    announcedBy('f[üu]gen\\s+sie\\s+(?:bitte\\s+)?', WORD, '\\s+(?:in\\s+\\p{L}+\\s+\\p{L}+\\s+)?ein'),
    announcedBy('', '(?:codewort|kennwort|losungswort|schl[üu]sselwort)(?:\\s+(?:ist|lautet))?'),
    quotedIn(
      '(?:(?:nennen|erw[äa]hnen|verwenden|schreiben|benutzen)\\s+sie|(?:nenne|erw[äa]hne|verwende|schreibe?|benutze))',
      `(?:in|im)\\s+${PROPOSAL}`,
    ),
  ],
  timeline: [
    /(?<!\p{L})(?:(?:innerhalb von|in|binnen|innerhalb der n[äa]chsten|maximal)\s+)?(?:\d{1,3}|eine[rmn]?|zwei|drei|vier|f[üu]nf|sechs|acht|zehn)(?:\s?(?:bis|-|–|oder)\s?(?:\d{1,3}|zwei|drei|vier|sechs))?\s(?:Tagen?|Werktagen?|Wochen?|Monaten?)(?!\p{L})/iu,
    /(?<!\p{L})bis (?:(?:n[äa]chsten|kommenden|diesen|sp[äa]testens) )?(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|morgen|[üu]bermorgen|heute(?: Abend)?)(?!\p{L})/iu,
    /(?<!\p{L})(?:bis(?: zum| sp[äa]testens)?|sp[äa]testens(?: am| bis)?|vor dem)\s+\d{1,2}\.\s*(?:\p{L}+|\d{1,2}\.)|(?<!\p{L})(?:bis|vor)\s+(?:Ende|Anfang|Mitte)\s+\p{L}+|(?<!\p{L})(?:so schnell wie m[öo]glich|schnellstm[öo]glich|baldm[öo]glichst|dringend)(?!\p{L})/iu,
  ],
  budget: words(
    'budget|bezahlung|zahlen|honorar|preis|verg[üu]tung|bis zu|maximal|pro (?:wort|stunde|projekt|artikel)',
  ),
  forbidsAi:
    /(?<!\p{L})(?:keine?n?|nicht|ohne|niemals|verboten|aussortier\p{L}*|abgelehnt|ignorier\p{L}*)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:KI(?:-\p{L}+)?|k[üu]nstliche[rn]? Intelligenz|chat ?gpt)(?!\p{L})|(?<!\p{L})(?:KI(?:-\p{L}+)?|k[üu]nstliche[rn]? Intelligenz|chat ?gpt)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:nicht|aussortier\p{L}*|abgelehnt|verboten|ignorier\p{L}*|unerw[üu]nscht)(?!\p{L})/iu,
  noAgencies: words(
    'keine (?:agenturen|agentur|vermittler|firmen)|ohne agentur|agenturen (?:bitte nicht|unerw[üu]nscht)|nur (?:freelancer|freiberufler|einzelpersonen|selbstst[äa]ndige)',
  ),
};
