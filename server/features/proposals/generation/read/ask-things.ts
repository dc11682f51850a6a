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
