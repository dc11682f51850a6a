const COUNTED =
  '(?:(?:an?|your|the|any|some|one|two|three|four|five|a couple of|a few|\\d{1,2}|ihre?n?|deine?n?|eine?n?|zwei|drei|tus?|sus?|unas?|unos?|dos|tres|tes|ta|ton|vos|votre|une?|deux|trois|seus?|suas?|uma?|uns|umas|dois|duas|os?|el|las?|los|les?|den|die|das) )?';
const SAID_OF =
  '(?:(?:fixed|flat|lump sum|total|rough|hourly|daily|weekly|monthly|annual|day|hour|page|word|per|firm|best|current|recent|professional|client|personal|written|earliest|possible|expected|estimated|usual|typical|short|complete|all-in|net|gross|ballpark|final|updated) ){0,2}';
/** Things that only the applicant can send or say. */
const NOUN =
  '(?:rates?|prices?|pricing|quotes?|quotations?|fees?|costs?|estimates?|offers?|hourly|lump sum|budget|cvs?|resumes?|résumés?|references?|testimonials?|portfolio|samples?|work samples?|examples?|showreel|reel|start date|starting date|availability|turnaround|time ?(?:line|frame|zone)|delivery (?:date|time)|schedule|deadline|lead time|location|certificates?|certifications?|diplomas?|licen[cs]e(?: number)?|proof of \\p{L}+|insurance|qualifications?|contact (?:details|data)|past clients|preise?|honorar|(?:wort|zeilen|seiten)preis|(?:stunden|tages|wort)satz|festpreis|angebot|kostenvoranschlag|dauer|lieferzeit|zeitrahmen|(?:frühester )?starttermin|verfügbarkeit|referenzen|arbeitsproben?|beispiele?|lebenslauf|precios?|tarifas?|presupuesto|plazo(?: de entrega)?|disponibilidad|referencias|ejemplos?|muestras?|portafolio|preços?|valor(?:es)?|orçamento|prazo(?: de entrega)?|disponibilidade|referências|exemplos?|amostras?|portfólio|prix|tarifs?|devis|délais?|disponibilités?|dispos|références|exemples?)';
const ENDS =
  '(?=$|[.,;:!?)]|\\s(?:of|from|for|per|in|to|with|on|by|that|which|you|who|where|please|pls|and|&|\\+|plus|as well|would|pro|für|und|nennen|angeben|schicken|senden|mitschicken|beilegen|von|de|del|por|para|y|e|et|par|pour|em|bitte|netto|svp|similares|semelhantes|similaires)\\b|\\s[&+])';
const THING = new RegExp(
  `^${COUNTED}${SAID_OF}(?:${NOUN}${ENDS}|links? to (?:your|something|anything|one|two|an?)\\b)`,
  'iu',
);
const HOW_MUCH =
  /^(?:from when(?=$|[.,;!?])|how (?:long|much|soon|fast)(?=$|[.,;!?]| (?:per|an?|it|for|you|would|until|in)\b))/iu;

/**
 * True where the words begin with something only the applicant can give, and it ends there: 'CVs of …', 'price per page',
 * 'how long'.
 */
export function opensWithThing(words: string): boolean {
  return THING.test(words) || HOW_MUCH.test(words);
}

const MORE = /^(?:(?:also|plus|and|then|finally|lastly|oh|ps|p\.s\.|bitte|por favor|und|y|e|et)[,:]? )+/iu;
const PLEASE = /[,;]? \(?(?:please|pls|plz|if you (?:would|please)|bitte|por favor|svp|s['’]il vous plaît)\b/i;
const MAX_WORDS = 24;

/** 'Fixed price pls + how long', 'Also how much per hour', 'Rate, start date and a sample, please': an ask by its name. */
export function isNamedOnly(text: string): boolean {
  const said = text.replace(MORE, '');
  if (said.split(/\s+/).length > MAX_WORDS || !opensWithThing(said)) return false;
  if (/\?$|\b(?:i|we|our|my|will|must|should)\b/i.test(said)) return false;
  if (/\bno\b|:\s*(?:[$€£]|\d)/i.test(said)) return false;
  if (HELPS.test(said) || OF_FIELD.test(said) || isWhollyThings(said)) return true;
  return PLEASE.test(said) || (SURE.test(said) && !IS.test(said) && (said !== text || LISTED.test(said)));
}

/** 'A rough price would help too', 'samples of drawings required', 'references from manufacturing only'. */
const HELPS =
  /^(?:(?:samples?|examples?|references?|portfolio|cv|resume|quote|price|rate)(?: [^,;]{2,60})? (?:is |are )?(?:required|needed|mandatory|a must)[.!]*$|[^,;]{4,60} (?:would|will) (?:also |really )?(?:help|be (?:helpful|good|nice|great|useful|welcome|appreciated|fine|enough))(?: too| as well| also)?[.!]*$)/i;
const OF_FIELD = /^references? (?:from|in|of) [^.;]{3,40}[.!]*$/i;

/** 'Timeline and budget' is a caption. */
const TERMS =
  /\b(?:budget|time ?line|schedule|deadline|location|delivery|licen[cs]e|qualifications?|certifications?)\b/i;
/** 'Day rate, and from when': two of them and nothing else. */
function isWhollyThings(said: string): boolean {
  const parts = said.replace(/[.!]+$/, '').split(/, (?:and )?| (?:and|und|y|e|et|\+) /);
  return (
    parts.length >= 2 &&
    !TERMS.test(said) &&
    !IS.test(said) &&
    parts.every((part) => part.split(' ').length <= 5 && opensWithThing(part))
  );
}

/** Without a 'please', these alone are asks. */
const SURE =
  /^(?:your\b|how (?:long|much|soon)\b|(?:an? )?links? to\b|(?:the )?(?:price|rate|fee|cost|quote)s?(?= per\b|[.,]|$)|cv\b|resume\b|start date\b|availability\b|turnaround\b)/i;
const IS = /\b(?:is|are|was|has|have|should|can)\b|\d/i;
const LISTED =
  /^your [^,]{2,40}(?:,| and) (?:your|an?|two|three|what|how|when|whether|cv|rate|price|samples?|references?)\b/i;
