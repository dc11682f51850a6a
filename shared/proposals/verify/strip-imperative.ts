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
const TAIL = /,? (?:please|if you (?:prefer|like|want|can|wish))$/i;
const POLITE_ONLY = new RegExp(`^${POLITE}`, 'i');

/** What is asked for, without the order to send or say it: 'Send me a minute of it' asks for 'a minute of it'. */
export function stripImperative(asked: string): string {
  const bare = asked.replace(LEADS_WITH, '').replace(WANTS, '').replace(LEAD, '').replace(TAIL, '').trim();
  return bare === '' || /^(?:and|or|for|that it)\b/i.test(bare) ? asked.replace(POLITE_ONLY, '') : bare;
}
