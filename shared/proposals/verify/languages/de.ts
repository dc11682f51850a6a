import { beginning, followed, type Language, oneWord, phrases, withCapital, words } from './schema.ts';

export const de: Language = {
  name: 'de',
  small: words(
    'der die das und mit für ein eine einen einem einer ich wir von zu zum zur im den dem ist auf bei beim ins habe aus des seit nicht noch auch außerdem sie würde meine mein bin sind wie als nach ihre ihr',
  ),
  empty:
    words(`ja nein der die das den dem des ein eine einen einem einer eines und oder aber mit für von vom zu zum zur bei beim nach aus auf im ist sind
    sein seine seiner ihr ihre ihren ihrem ihrer unser unsere unseren mein meine meinen dein deine wir ich sie er es sich nicht auch als
    wie dass über durch um an werden wird kann habe haben jede jeder jedes alle in so da nur mir mich`),
  light:
    words(`anfangen starten beginnen verfügbar frei arbeit arbeite arbeiten arbeitete außerdem beide bereits besonders bin bisher bringe damit davon dazu eigene etwa fragen gegangen gehen
    geht gemacht genau hand händen hinter jahr jahre jahren kenne lange machen mehr mehrere menschen noch person schon seit selbst selbstständig
    tag täglich teil viel vor wege weg weise weiß wenige zeit zuletzt zwei`),

  subjects: words('ich wir'),
  plans: oneWord(
    String.raw`würde|würden|werde|werden|kann|können|könnte|könnten|möchte|möchten|sollte|sollten|muss|müsste|darf|dürfte|will|wollen|wollte|schlage|schlagen|empfehle|plane|bräuchte|hätte|wäre|fände|wüsste|rate|bitte|gehe`,
  ),
  thoughts: oneWord(
    String.raw`denke|glaube|vermute|sehe|verstehe|verstand|frage|nehme|brauche|brauchen|hoffe|lese|las|finde|meine|sage|danke|tippe|rechne|wünsche|freue`,
  ),
  past: oneWord(
    String.raw`\p{L}{2,18}(?:te|ten)|schrieb|baute|übernahm|führte|war|waren|gewann|ging|kam|hielt|gab|stand|half|zeichnete|sprach|wuchs|brachte|kannte`,
  ),
  present: oneWord(String.raw`\p{L}{2,20}`),
  auxiliaries: words('habe haben hatte hatten bin sind war waren'),
  harmless:
    beginning(String.raw`(?:habe|haben) (?:noch |nur |dazu |da )?(?:eine?n? |zwei |ein paar )?(?:\p{L}+ )?(?:\p{L}*fragen?|bitte|idee|vorschlag|vermutung|ihre|deine|verstanden|gelesen|gesehen)
(?:bin|sind) (?:gespannt|bereit|erreichbar|neugierig|sicher|gern|vorsichtig|dafür)`),
  denials: phrases(String.raw`(?:habe|haben|hatte|bin|sind|kenne) (?:\p{L}+ ){0,5}?(?:nicht|nie|niemals|kein\p{L}*)
(?:nicht|nie|kein\p{L}*) (?:\p{L}+ ){0,3}?(?:habe|bin)
\p{L}+ nichts`),
  notYet: words('wenn sobald bevor bis nachdem falls was ehe'),
  adverbs: words('auch schon noch immer dann zuerst'),
  adverbial: oneWord(''),
  bothTenses: words(''),
  inverted: oneWord(String.raw`\p{L}+[enßbgmft]`),
  verbIsLast: words('dass weil wie wenn wo die der das den dem denen ob damit bevor sobald nachdem während'),
  relatives: words('der die das dem den denen'),
  joins: words('und aber dass weil wie wenn wo die der das den dem denn ob damit bevor sobald nachdem während'),
  formalClient: withCapital(String.raw`Sie|Ihnen|Ihr\p{L}{0,2}`),
  conclusions: words('also daher deshalb so'),
  conditional: oneWord(String.raw`würde|würden|sollte|könnte|wäre|hätte`),
  no: words('nicht nie kein keine keinen ohne niemand'),
  steps: words('zuerst dann danach anschließend zunächst schließlich zuletzt erst schritt'),
  habits: words('immer nie stets oft regelmäßig täglich jeden jede derzeit seit jahren'),

  possessives: words('mein meine meinen meiner meinem meines unser unsere unseren unserer unserem'),
  objects: words('mir mich'),
  ownAdjectives: words('erste erster ersten einzige eigene eigener nächste nächster letzte beste'),
  ownMatters: oneWord(
    String.raw`\p{L}*satz|preis\p{L}*|honorar|frage\p{L}*|vorschlag|vorschläge|plan|idee\p{L}*|antwort|meinung|ansatz|erste\p{L}?|eindruck|teil|rat|angebot|schritt|vermutung|seite|name|weg|liste|vorgehen|sicht|bitte|sorge|augen`,
  ),
  client: words('ihnen dein deine deinen deiner deinem dir dich euch eure euer euren'),
  customers: phrases(
    String.raw`kund\p{L}+|auftraggeber\p{L}*|firmen|teams?|autor\p{L}*|verlage|agenturen|menschen|leser\p{L}*|läden|gruppen?`,
  ),
  praise: phrases(
    String.raw`schätz\p{L}+|vertrau\p{L}+|empfehl\p{L}+|empfahl\p{L}*|komm\p{L}+ (?:\p{L}+ )?(?:wieder|zurück)|lob\p{L}+|dank\p{L}+|buch\p{L}+ (?:mich|uns)|beauftrag\p{L}+|sagen|nenn\p{L}+|verlass\p{L}+`,
  ),

  forWhom: followed('(?:für|bei) (?:eine[nrm]?|mehrere)'),
  openings:
    beginning(String.raw`als (?!erste|nächste|zweite|letzte|probe|kunde|beispiel|regel|ergebnis|test|muster|grund|foto|eigene|word|pdf|csv|liste|excel)\p{L}+(?:er|erin|in|ist|istin|ent|entin|or|orin|graf|grafin|loge|login|kraft|mann|frau|speziali\p{L}+)
mit (?:über |mehr als |fast )?(?:\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|vielen|langjährige\p{L})(?: \p{L}+)? (?:jahren?|jahrzehnten?|\p{L}*erfahrung)
nach (?:über |mehr als |fast )?(?:\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|vielen) (?:\p{L}+ )?(?:jahren|jahrzehnten)
(?:zertifiziert|geprüft|ausgebildet|spezialisiert|vereidigt|diplomiert|ansässig)\p{L}* (?:\p{L}+)`),
  records: phrases(String.raw`jahren? (?:\p{L}+ )?\p{L}*erfahrung
(?:lang|mehr)jährige[rnms]?
\p{L}*erfahrung (?:in|mit|als|im|bei)
spezialisiert auf
expert(?:e|in) für
(?:zertifizierte|geprüfte|vereidigte|diplomierte|staatlich)[rn]? \p{L}+
(?:zertifikat|diplom|abschluss|studium|ausbildung) (?:in|der|des|als|für|zum|zur)
muttersprach\p{L}+
referenzen (?:liegen|gern|vorhanden)`),
  available:
    phrases(String.raw`(?:anfangen|starten|beginnen|verfügbar|frei|zeit|loslegen) (?:ab |am |von |sofort |in |im |dieser |nächster |nächste |diese )*(?:heute|morgen|jetzt|sofort|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|woche|monat|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\d{1,2})
(?:ab|am) (?:sofort|heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|nächster woche) (?:\p{L}+ ){0,3}(?:anfangen|starten|beginnen|verfügbar|frei|loslegen|zeit)
(?:morgen|heute|sofort|montag) (?:anfangen|starten|beginnen|loslegen)`),
  guarantees: phrases(String.raw`garantier\p{L}+
garantie (?:auf|für)
verspreche`),
  done: phrases(
    String.raw`wurde|wurden|war|waren|(?:hat|haben) (?:\p{L}+ ){0,5}?ge\p{L}+|stieg|stiegen|sank|sanken|wuchs|wuchsen|verdoppel\p{L}+|verdreifach\p{L}+|gewann|gewannen|verkauft\p{L}*|ging|gingen|kam|kamen|brachte|brachten|blieb|blieben|lief|liefen|endete|schloss|schlossen|fiel|fielen`,
  ),
  elsewhere:
    phrases(String.raw`(?:letzte[snrm]?|vergangene[snrm]?|vorige[snrm]?) (?:jahr|monat|woche|winter|sommer|herbst|frühjahr|frühling)\p{L}*
vor (?:\p{L}+ )?(?:jahren|monaten)`),
  otherJobs: phrases(
    String.raw`(?:andere[snrm]?|ähnliche[snrm]?|frühere[snrm]?|letzte[snrm]?) (?:kund\p{L}+|auftraggeber\p{L}*|projekt\p{L}*|auftrag\p{L}*)`,
  ),
  outcomes: phrases(
    String.raw`pünktlich|rechtzeitig|vor dem termin|unter budget|im budget|ohne (?:eine? |einzige\p{L}* )?(?:beschwerde|verzug|fehler|verlust|ausfall)\p{L}*|hälfte|doppelt\p{L}*|verdoppel\p{L}*|verdreifach\p{L}*|erfolg\p{L}*`,
  ),
  unreal: phrases(
    String.raw`würde\p{L}*|wird|werden|kann|können|könnte\p{L}*|sollte\p{L}*|muss|müsste\p{L}*|darf|wenn|ob|falls|sobald|bis|wäre\p{L}*|hätte\p{L}*`,
  ),

  fails: phrases(String.raw`verpass\p{L}+|versäum\p{L}+|enttäusch\p{L}+|verfehl\p{L}+`),
  articles: words(''),
  orders: words('schicken senden sagen geben schreiben teilen bitte'),
  tells: oneWord('sagt|zeigt|gibt|hilft|scheint|erlaubt|macht'),
  regularPast: oneWord(''),
  participleBehind: words(''),
  presents: oneWord('ist|sind|hat|haben|steht|stehen|bleibt|bleiben|kommt|braucht|bedeutet|gibt|macht'),
  perfects: oneWord('hat|haben'),
  participles: oneWord(String.raw`ge\p{L}+|\p{L}+(?:iert|t|en)`),
  subordinates: words('dass weil wenn wie wo ob damit'),
  passives: phrases('wurde|wurden|worden'),
  topics: words('aber weil denn wo wenn das dies der die wer'),
  finite: words('ist sind wird bleibt bleiben kommt geht steht gibt kann muss darf'),
  machineSpeaks:
    phrases(String.raw`als (?:eine? )?(?:großes )?(?:ki|sprachmodell|künstliche intelligenz|ki-sprachmodell|ki-modell)
ich bin (?:eine? )?(?:ki|sprachmodell|künstliche intelligenz|ki-assistent\p{L}*)`),
  machineAddressed:
    phrases(String.raw`(?:hinweis|nachricht|achtung|anweisung|notiz|wichtig)(?: \p{L}+){0,2} (?:für|an) (?:\p{L}+ ){0,3}(?:ki|kis|llms?|bots?|sprachmodelle?|assistenten|künstliche intelligenz\p{L}*|roboter)
(?:falls|wenn) (?:sie|du) (?:\p{L}+ ){0,3}(?:ki|bot|sprachmodell|assistent|roboter)`),
  dates: words(
    'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember',
  ),
  tens: words('jahrzehnt jahrzehnte jahrzehnten'),
};
