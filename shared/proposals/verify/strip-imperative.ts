const POLITE =
  "(?:(?:and|also|then|so|finally|please|kindly|pls|optional|bonus|just|only|do|briefly|to apply|when (?:applying|you apply)|in your (?:proposal|application|reply|message|offer)|if (?:you(?:[’']re| are) )?interested)[,;:]? )*";
const ORDER =
  '(?:send|share|include|attach|provide|submit|show|tell|give|list|describe|state|mention|outline|explain|highlight|specify|let|confirm|indicate|say|add|write|name|record|summari[sz]e|create|present|upload|quote(?= (?:me|us)\\b))';
const TO_WHOM =
  '(?: (?:to )?(?:me|us)(?: (?:know|with|about))?\\b| about\\b| in your (?:proposal|application|reply|message)\\b| with\\b)*';
const LEAD = new RegExp(`^${POLITE}${ORDER}${TO_WHOM}(?:[,:]? (?:also |briefly )?| ?$)`, 'i');
/** 'Start your proposal with a short summary' asks for the summary. */
const LEADS_WITH =
  /^(?:please |kindly )?(?:start|begin|open) (?:(?:your|the) (?:\w+ )?(?:proposal|application|reply|response|answer|bid|cover letter|letter|message|mail|e-?mail|note|text|pitch) )?(?:with|by)\s/i;
/** 'We also want to know do you …' */
const WANTS =
  /^(?:also,? )?(?:we|i)(?:['’]d| would)? (?:also |really )?(?:like|want|love|need) to (?:know|see|hear)(?: about| of)? (?=\S)/i;
const GERMAN_TO_WHOM = '(?:(?:uns|mir|bitte|kurz|auch|dazu),? ){0,3}';
/** The same in the other languages: 'Bitte teilen Sie uns', 'Merci de préciser', 'También queremos saber si'. */
const ORDER_ELSEWHERE = new RegExp(
  [
    `^(?:bitte )?(?:teilen|nennen|senden|schicken|schreiben|sagen|geben) sie ${GERMAN_TO_WHOM}(?=\\S)`,
    `^(?:bitte )?(?:schreib|schick|sag|nenn|gib)e? ${GERMAN_TO_WHOM}(?=\\S)`,
    "^(?:merci de|veuillez|pouvez-vous|pourriez-vous) (?:bien vouloir )?(?:m['’]|(?:me|nous) )?(?:préciser|indiquer|envoyer|donner|joindre|dire) (?:(?:aussi|également) )?(?=\\S)",
    '^(?:dites|indiquez|précisez|envoyez|donnez)(?:-(?:moi|nous))? (?:(?:aussi|également) )?(?=\\S)',
    '^(?:también |também )?(?:queremos|quiero|quisiera|nos gustaría|me gustaría|queria|gostaria de|quero) saber (?:también |também )?(?=\\S)',
    '^(?:por favor,? )?(?:(?:m[aá]nda|env[ií]a|mandad|enviad|decid|cu[eé]nta|contad|ind[ií]ca|di)(?:me|nos)?|(?:me |nos )?(?:envie|mande|conte|diga|informe|indique)(?:-(?:me|nos))?) (?:(?:também|también|por favor) )?(?=\\S)',
  ].join('|'),
  'iu',
);
/** 'Para se candidatar, mande …', 'Pour postuler à cette offre : envoyez …' */
const TO_APPLY =
  /^(?:para (?:se |te )?(?:candidatar(?:-se)?|aplicar|postular(?:te|se)?)|pour (?:postuler|candidater)|(?:zur|für die|für ihre|für deine) bewerbung)(?: (?:a|à|al|para|chez|auf) [^,:]{1,40})? ?[,:] (?=\S)/iu;
/** 'Geben Sie Ihren Stundensatz an', 'Teilen Sie uns Ihren Preis mit': the end of the verb. */
const TAIL_OF_VERB = /^(?=(?:bitte )?(?:teilen|geben) sie)(.*\S) (?:mit|an)$/iu;
const TAIL = /,? (?:please|if you (?:prefer|like|want|can|wish)|svp|por favor|bitte)$/i;
const POLITE_ONLY = new RegExp(`^${POLITE}`, 'i');

/** 'A line or two on how you would deal with it' asks how. */
const LENGTH =
  /^(?:with )?(?:an?|one|two|three|a few|a couple of) (?:short |brief |quick )?(?:lines?|sentences?|words?|paragraphs?|notes?)(?: or (?:two|so|three))? (?:on|about|saying|explaining|to say) (?!the (?:back|top)\b)(?=\S+ \S+ \S)/i;

/** What is asked for, without the order to send or say it: 'Send me a minute of it' asks for 'a minute of it'. */
export function stripImperative(asked: string): string {
  const bare = asked
    .replace(TO_APPLY, '')
    .replace(TAIL_OF_VERB, '$1')
    .replace(LEADS_WITH, '')
    .replace(WANTS, '')
    .replace(ORDER_ELSEWHERE, '')
    .replace(LEAD, '')
    .replace(LENGTH, '')
    .replace(TAIL, '')
    .trim();
  return bare === '' || /^(?:and|or|for|that it)\b/i.test(bare) ? asked.replace(POLITE_ONLY, '') : bare;
}
