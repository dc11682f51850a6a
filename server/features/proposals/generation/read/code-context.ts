import type { Span } from './span.ts';

/** The applicant's text: 'your proposal', 'the reply'. */
export const TARGET =
  '(?:(?:your|the|each|every|any|all|a|tu|su|sua|votre|deine|ihre|la)\\s+)?(?:(?:job|upwork|written|first|whole|entire|cover|bid|initial)\\s+){0,2}(?:proposals?|applications?|repl(?:y|ies)|(?<=(?<!\\w)your\\s)answers?|responses?|bids?|cover ?letters?|letters?|messages?|pitch|submission|e-?mail|offer|quote|note|comment|post|dm|first (?:line|sentence|message)|propuesta|respuesta|mensaje|proposta|mensagem|resposta|candidature|proposition|message|angebot|bewerbung|nachricht)';
const IN_PROPOSAL = new RegExp(
  `\\b(?:in|into|within|somewhere|anywhere|to|on|with|(?:end|bottom|close)\\s+of)\\s+(?:\\w+\\s+){0,2}?${TARGET}|so\\s+(?:that\\s+)?(?:i|we)(?:'|’)?(?:ll)?\\s+(?:will\\s+|can\\s+)?know|(?:to|that)\\s+(?:show|prove|confirm|verify|let\\s+(?:me|us)\\s+know|indicate)|so\\s+(?:we|i)\\s+can\\s+tell|have\\s+read|you(?:'|’)?ve\\s+read|you\\s+(?:actually\\s+)?read|${TARGET}\\s+(?:or|and)\\b`,
  'i',
);
/** 'use the word "Sale" on the banner' is work. */
const ON_THE_WORK =
  /^\W{0,3}(?:(?:in|on|at) (?:the )?(?:first )?\w+ of|of|in|on|to|into|as)\s+(?:the|our|my|each|every|all)\s+(?:\w+\s+)?(?:header|footer|pages?|menu|title|logo|design|videos?|site|website|banner|flyer|slides?|articles?|images?|label|product|button|thumbnail|cover|poster|headline|caption|meta|url|app|document|contract|script)\b/i;
const ASKS_BEFORE =
  /(?:\?["”)]?|\b(?:please|kindly|send|share|tell|include|attach|let (?:me|us) know)\b[^.!?\n]{0,80}\b(?:your|you)\b[^.!?\n]{0,80}[.!])\s{1,3}(?:(?:please|kindly|and|also|then),? ){0,2}$/i;

/** By the words behind it: 'on the banner', 'in the first sentence of each article'. */
export function isOnTheWork(after: string): boolean {
  return ON_THE_WORK.test(after);
}

/** By the words around it or the heading of its list, or as an order of its own after an ask. */
export function isToApplicant(text: Span, span: Span): boolean {
  return speaksOfProposal(text, span) || followsAsking(text, span) || isListedForReply(text, span);
}

/** In the list below 'In your reply:'. */
function isListedForReply(text: Span, span: Span): boolean {
  const before = text.text
    .slice(0, span.start - text.start)
    .split('\n')
    .slice(0, -1);
  const heading = before.findLast((line) => !/^\s*(?:[-*•–]|\d+[.)])\s/.test(line)) ?? '';
  return heading.trimEnd().endsWith(':') && IN_PROPOSAL.test(heading);
}

/** 'When can you start? Begin with "molar".' */
function followsAsking(text: Span, span: Span): boolean {
  const at = span.start - text.start;
  const isWhole = /^\s?(?:[.!]|$|\n)/.test(text.text.slice(at + span.text.length, at + span.text.length + 2));
  return isWhole && ASKS_BEFORE.test(text.text.slice(Math.max(0, at - 240), at));
}

function speaksOfProposal(text: Span, span: Span): boolean {
  const at = span.start - text.start;
  const from = Math.max(0, at - 160, text.text.lastIndexOf('\n', at - 1));
  const lineEnd = text.text.indexOf('\n', at + span.text.length);
  const to = Math.min(lineEnd === -1 ? text.text.length : lineEnd, at + span.text.length + 160);
  return IN_PROPOSAL.test(text.text.slice(from, to));
}
