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
/** The same in the other languages: 'Bitte teilen Sie uns', 'Merci de préciser', 'También queremos saber si'. */
const ORDER_ELSEWHERE =
  /^(?:(?:bitte )?(?:teilen|nennen|senden|schicken|schreiben|sagen|geben) sie (?:(?:uns|mir|bitte|kurz|auch|dazu) ){0,3}|(?:bitte )?(?:schreib|schick|sag|nenn|gib)e? (?:(?:uns|mir|bitte|kurz|auch|dazu) ){0,3}|(?:merci de|veuillez|pouvez-vous|pourriez-vous) (?:bien vouloir )?(?:m['’]|(?:me|nous) )?(?:préciser|indiquer|envoyer|donner|joindre|dire) (?:(?:aussi|également) )?|(?:también |e |y |também )?(?:queremos|quiero|quisiera|nos gustaría|me gustaría|queria|gostaria de|quero) saber (?:también |também )?|(?:por favor,? )?(?:m[aá]nda|env[ií]a|mandad|enviad|decid|cont[aá]d?|di|indica|diga|mande|envie|informe|conte)(?:me|nos)? (?:(?:também|también|por favor) )?)(?=\S)/iu;
const TAIL = /,? (?:please|if you (?:prefer|like|want|can|wish)|mit|svp|por favor|bitte)$/i;
const POLITE_ONLY = new RegExp(`^${POLITE}`, 'i');

/** What is asked for, without the order to send or say it: 'Send me a minute of it' asks for 'a minute of it'. */
export function stripImperative(asked: string): string {
  const bare = asked
    .replace(LEADS_WITH, '')
    .replace(WANTS, '')
    .replace(ORDER_ELSEWHERE, '')
    .replace(LEAD, '')
    .replace(TAIL, '')
    .trim();
  return bare === '' || /^(?:and|or|for|that it)\b/i.test(bare) ? asked.replace(POLITE_ONLY, '') : bare;
}
