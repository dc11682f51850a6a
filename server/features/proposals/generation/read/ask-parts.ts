import { kindOf } from './ask-kinds.ts';
import { opensWithThing } from './ask-things.ts';
import { proseLeadOf } from './asks-in-prose.ts';
import { type Span, subSpan } from './span.ts';

/** What an applicant is asked to do: send, say, show. */
export const ASK_VERB =
  "(?:gimme|send|share|include|attach|provide|submit|show|tell|give|list|describe|state|mention|outline|explain|highlight|specify|quote|let (?:me|us) know|confirm|indicate|detail|link|present|propose|suggest|estimate|upload|introduce|pitch|name|record|summari[sz]e|add|write|apply with|respond with|reply with|answer|say (?:(?:to )?(?:me|us) )?(?:(?:on|by|from|at|in|until|for|with) )?(?:how|what|when|where|which|why|who|if|whether|(?=your\\b))|feel free to share|env[ií]a(?:me|nos)?|env[ií]e(?:me|nos)?|incluye|incluya|adjunta(?:me)?|comparte|indica|indique|cu[eé]ntanos|manda|envie|inclua|anexe|compartilhe|informe|descreva|envoyez|joignez|indiquez|pr[ée]cisez|d[ée]crivez|partagez|joindre|envoyer|indiquer|pr[ée]ciser|adjuntar|enviar|incluir|senden|schicken|nennen|f[üu]gen|beschreiben|teilen|cu[eé]nta(?:me)?|d[ií](?:me|nos|ganos|game)|m[aá]nda(?:me|nos)|mu[eé]stra(?:me|nos)|p[aá]sa(?:me|nos)|(?:me |nos )(?:cont[ae]|di(?:ga|z)|mand[ae]|mostr[ae]|pass[ae]|fal[ae])|diga|mande|mostre|fale|d['’](?:indiquer|envoyer)|de (?:pr[ée]ciser|joindre)|envoyez-(?:moi|nous)|dites(?:-(?:moi|nous))?|donnez(?:-(?:moi|nous))?|montrez|racontez|mentionnez|schreiben (?:sie|uns|mir)|sagen (?:sie|uns|mir)|zeigen (?:sie|uns|mir)|schreib|sag|zeig|nenn|schick)";
/** How a further thing to send begins, after the comma. */
const PART = new RegExp(
  `^(?:your|whether|if|(?:in|by|within|until) (?:how|what|when)|one|two|three|an?|any|the|some|how|what|which|who|why|where|when|relevant|estimated?|expected|past|previous|similar|recent|hourly|links?|tu|su|seu|sua|votre|vos|ihre?n?|deine?n?|was|wann|ab wann|bis wann|(?:in )?wie|welche[rns]?|ob|eine?n?|zwei|drei|(?:en )?cu[aá]ntos?|cu[aá]ndo|c[oó]mo|qu[eé]|cu[aá]l(?:es)?|si|desde cu[aá]ndo|una?|dos|tres|(?:em )?quantos?|quando|como|quais|qual|se|uma?|dois|duas|(?:en )?combien|quand|comment|quels?|quelles?|une?|deux|trois|à partir de quand|${ASK_VERB}|(?:put|paste)(?= (?:the|a) )|(?:hear|see|know)(?= (?:how|what|which|whether|when|your)\\b)|\\d)(?!\\p{L})`,
  'iu',
);
const STANDS_ALONE = new RegExp(
  `^(?:(?:cu[aá]nto|cu[aá]ndo|(?:em )?quanto|quando|combien|quand|ab wann|wann|si vous|ob sie|ob du|se você|si tienes|qu[ée]|quais|quels?|quelles?|welche[rns]?) \\S{2,}|(?:the|a|an) (?:idea|estimate|guess|names?|links?|title|number|date) of|the (?:results?|outcomes?) |your(?! own\\b) (?!name\\b)\\S{3,}|(?:whether|if|how|what|why|where|when|which|who) (?:\\S+ ){0,2}(?:you|your|will|would|it)(?:\\b|['’]).*\\S{3,}|what (?:i|we)(?:['’]d| would|['’]ll| will| have to) (?:owe|pay)\\b|(?:how|what|why|where|when|which) (?:\\S+ ){1,4}(?:is|are|costs?|gets?)\\b|(?:an?|one|two|three|\\d+) (?:\\S+ ){1,3}(?:that )?you(?:['’]ve| have)? \\S+|(?:put|paste) (?:\\S+ ){1,8}(?:in|into|at) your\\b|${ASK_VERB}\\b(?: \\S+)* (?:me|us|your|you|the|an?|one|two|three|\\d+|tus?|sus?|votre|vos|seus?|suas?|ihre?n?|deine?n?|una?|une?|uma?|dos|deux|dois|duas|zwei|qu[eéè]|quanto|cu[aá]nto|combien)(?=[\\s,.;!?]|$))`,
  'i',
);
/** 'and how you solved it' hangs on what is before it. */
const REFERS_BACK =
  /(?<!\b(?:for|with|on|to|of|in|about) )\b(?:it|them|that|those|this|so|(?<!\b(?:week|day|step|phase|year|page) )one)$|\b(?:solved|fixed|handled|did|used|made|dealt with|coped with|learned from|got over) (?:it|them|that|this)\b(?! (?:before|already|in the past)\b)|^if (?:at all|possible|any|applicable|relevant|you (?:can|like|want|wish|have (?:one|any|some)))\b/i;
const JOINT = /,? (?:plus|as well as|and also) |, (?:(?:and|und|et|y|e) )?| (?:and|&|\+|et|y|e|und) |; /gi;
const UNTIL_JOINT = new RegExp(
  `^(?:${ASK_VERB}(?: (?:sie|mir|uns|me|us))*, )?[^,;]*?(?=,| (?:and|&|\\+|plus|et|y|e|und) |;|$)`,
  'i',
);
/** Inside brackets or quotation marks nothing is split. */
const IS_OPEN = /\([^)]*$|(?:^|\s)["“‘'][^"”’']*$/;
const BEFORE_ORDER = new RegExp(
  `^(?:(?:if|to|in|since|as) [^,]{3,200}?, (?=(?:please|kindly|do )\\b)|if (?:this|that|it)(?: all)? (?:sounds|is|looks|fits|suits|feels|speaks)[^,]{2,70}?, (?=(?:please |kindly |also )*${ASK_VERB}\\b)|(?:when|once) (?:you|replying|applying|answering)\\b[^,]{0,40}?, (?=(?:please |kindly |also )*${ASK_VERB}\\b))`,
  'i',
);

/** 'share your experience, past projects, and timelines' is three asks: each thing in one sentence, in its own words. */
export function partsOf(unit: Span): Span[] {
  const parts: Span[] = [];
  const lead = proseLeadOf(unit.text);
  let from = lead ?? BEFORE_ORDER.exec(unit.text)?.[0].length ?? 0;
  for (const match of unit.text.matchAll(JOINT)) {
    if (match.index < from) continue;
    const head = unit.text.slice(from, match.index);
    const next = UNTIL_JOINT.exec(unit.text.slice(match.index + match[0].length).replace(/[.!?]+$/, ''))?.[0] ?? '';
    if (
      (parts.length === 0 && OPENING.test(head)) ||
      IS_OPEN.test(head) ||
      ENDS_WITH_ORDER.test(head) ||
      (head.trim().split(/\s+/).length < 2 && !opensWithThing(head)) ||
      // 'Send a link, if there is one' sets a condition, 'and if you have children' asks.
      (/^if\b/i.test(next) && !/and|&/.test(match[0])) ||
      !(isAnother(head, next) || (lead !== null && isListedInProse(next)))
    )
      continue;
    parts.push(subSpan(unit, from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, subSpan(unit, from)];
}

/** 'Sagen Sie, wann Sie Zeit hätten', 'and tell me, how long': the comma is none of a list. */
const ENDS_WITH_ORDER = new RegExp(`(?:^|, | (?:and|und|y|et|e) )${ASK_VERB}(?: (?:sie|mir|uns|me|us))*$`, 'i');

/** 'To apply', 'in your letter': no ask yet. */
const OPENING =
  /^(?:to|in|with|for|when|if|before|after|since|as|para|pour|por|f[üu]r|um|zur?) (?:[^\s,]+(?: [^\s,]+){0,3} ?)?$/i;

/** After 'applications should contain' each part is to be sent, of one kind or not. */
function isListedInProse(next: string): boolean {
  return (
    (PART.test(next) || opensWithThing(next)) &&
    !REFERS_BACK.test(next) &&
    !/^(?:which|who|where|that|when) (?!you\b)/i.test(next)
  );
}

/** Of another kind than the one before, or complete alone: 'and your van', 'and say which days suit you'. */
function isAnother(head: string, next: string): boolean {
  const isThing = opensWithThing(next);
  if (!isThing && !PART.test(next)) return false;
  // Asked for last: between two joints of a long sentence there is seldom a part.
  const before = kindOf(head);
  const kind = kindOf(next);
  if (isThing) return before !== kind || kind === 'other';
  if (before !== 'other' && kind !== 'other' && before !== kind) return !REFERS_BACK.test(next) || !/^if\b/i.test(next);
  return STANDS_ALONE.test(next) && !REFERS_BACK.test(next);
}
