import type { CodeWord } from '#shared/proposals/brief.ts';
import { evaluate } from './arithmetic.ts';
import { type Span, subSpan } from './span.ts';

const QUOTED =
  '(?:"[^"\\n]{1,120}"|“[^”"\\n]{1,120}[”"]|„[^“”\\n]{1,120}[“”]|«[^»\\n]{1,120}»|‘[^’\\n]{1,120}’|(?<![\\p{L}])\'[^\'\\n]{1,80}\'(?!\\p{L})|`[^`\\n]{1,80}`|\\*[^*\\n]{1,60}\\*|\\[[^\\[\\]\\n]{1,60}\\]|<[^<>\\n]{1,60}>|\\([^()\\n]{1,60}\\))';
/** 'world' and 'work' are how hurried clients write 'word'. */
const KIND =
  '(?:code ?-?word|pass ?word|key ?word|hash ?tag|wor(?:l)?ds?|phrase|term|sentence|line|text|emoji|code|number|expression|answer|color|colour|statement|name|letters?|palabra|frase|palavra|mot|wort)';
const NAMED = `(?:(?:the|this|a|an|my|our|following|exact|single|simple|one|secret|magic|special|code|key|pass|below|same|these|that|la|el|a|o|le|das)\\s+){0,5}${KIND}(?:\\s+(?:of|that says|which is|is|called|below|here))?\\s*[:=,–-]?\\s*`;
const TARGET =
  '(?:(?:your|the|each|every|any|all|a|tu|su|sua|votre|deine|ihre|la)\\s+)?(?:(?:job|upwork|written|first|whole|entire|cover|bid|initial)\\s+){0,2}(?:proposals?|applications?|repl(?:y|ies)|responses?|bids?|cover ?letters?|letters?|messages?|pitch|submission|e-?mail|offer|quote|text|note|comment|post|dm|first (?:line|sentence|message)|propuesta|respuesta|mensaje|proposta|mensagem|resposta|candidature|proposition|message|angebot|bewerbung|nachricht)';
const WITH =
  '(?:with|by\\s+(?:saying|writing|typing|using|stating|including|mentioning|putting|adding|answering)|using|saying|con|com|avec|par|mit|por)';
const TOP =
  '(?:at|in|on|as|to|al|no|au|am)\\s+(?:the\\s+)?(?:very\\s+)?(?:top|beginning|start|head|first\\s+(?:line|word|sentence|thing)|opening|front|inicio|principio|in[ií]cio|come[cç]o|d[ée]but|anfang)';
const START =
  '(?:start|begin|open|preface|lead|kick\\s+off|starting|beginning|comienza|empieza|inicia|comece|inicie|commencez|d[ée]butez|beginnen?\\s+sie|starten\\s+sie|beginne|empiece|comience)';
const BARE = '[\\p{L}\\p{N}@#][\\p{L}\\p{N}@#_&+!*$%-]{0,40}';
const CAPS_RUN = '\\p{Lu}[\\p{Lu}\\p{N}_-]{1,30}(?:\\s\\p{Lu}[\\p{Lu}\\p{N}_-]{1,30}){0,4}';
const ANY = `(${QUOTED}|${CAPS_RUN}(?![\\p{Ll}])|${BARE})`;

const OPENERS = [
  `\\b${START}\\s+(?:off\\s+)?(?:${TARGET}\\s+)?(?:(?:for|to)\\s+this\\s+\\w+\\s+)?${WITH}\\s*:?\\s+(?:${NAMED})?${ANY}`,
  `\\b${START}\\s+(?:off\\s+)?${TARGET}\\s+${WITH}\\s+[^"“\\n.]{0,90}?\\b${KIND}\\b[^"“\\n.]{0,90}(${QUOTED})`,
  `\\b(?:reply|respond|answer|apply|write\\s+back|message\\s+me|responda|responde|r[ée]pondez|antworten\\s+sie)\\s+(?:to\\s+(?:this|the|my|our)\\s+\\w+\\s+)?(?:${WITH})\\s*:?\\s+(?:${NAMED})${ANY}`,
  `\\b(?:reply|respond|answer|apply|write\\s+back|message\\s+me)\\s+(?:to\\s+(?:this|the|my|our)\\s+\\w+\\s+)?with\\s*:?\\s+(${QUOTED}|${CAPS_RUN}(?![\\p{Ll}]))`,
  `\\b(?:put|write|add|place|type|include|mention|use|insert|say|have|state|coloca|escribe|pon|incluye|escreva|coloque|mettez|[ée]crivez|schreiben\\s+sie)\\s+(?:${NAMED})?${ANY}\\s+(?:right\\s+)?${TOP}`,
  `\\bfirst\\s+(?:word|line|sentence|thing)\\s+(?:of|in|on)\\s+${TARGET}\\s+(?:should|must|has\\s+to|needs\\s+to|to|will)\\s+(?:be|say|read|contain|include)\\s*:?\\s+(?:${NAMED})?${ANY}`,
  `\\b${TARGET}\\s+(?:should|must|needs\\s+to|has\\s+to|have\\s+to|will)\\s+(?:start|begin|open)\\s+with\\s*:?\\s+(?:${NAMED})?${ANY}`,
  `(${QUOTED})\\s+(?:should|must|has\\s+to|needs\\s+to)\\s+be\\s+(?:the\\s+)?(?:first|opening)\\s+(?:word|line|sentence|thing)`,
];
const SAY =
  '(?:include|including|mention|mentioning|use|using|add|adding|write|put|say|type|insert|quote|state|drop|incorporate|contain|contains|provide|give\\s+(?:us|me)|tell\\s+(?:us|me)|incluye|menciona|escribe|incluya|mencione|inclua|escreva|incluez|mentionnez|[ée]crivez|nennen\\s+sie|erw[äa]hnen\\s+sie|schreiben\\s+sie)';
const ANYWHERE = [
  `\\b${SAY}\\s+(?:somewhere\\s+)?(?:in\\s+${TARGET}\\s+)?${NAMED}${ANY}`,
  `\\b${SAY}\\s+(?:somewhere\\s+)?(?:in\\s+${TARGET}\\s*:?\\s+)?(${QUOTED})(?=\\s|[.,;!)\\]]|$)`,
  `\\b(?:the\\s+)?(?:secret|magic|code|special|key)\\s*-?\\s*(?:word|phrase|code)\\s+(?:is|to\\s+use\\s+is)\\s*:?\\s+${ANY}`,
  `\\b(?:code ?word|pass ?word|keyword|secret\\s+word|code)\\s*[:=]\\s+${ANY}`,
].map((source) => new RegExp(source, 'giu'));
const OPENER_RULES = OPENERS.map((source) => new RegExp(source, 'giu'));
const IN_PROPOSAL = new RegExp(
  `\\b(?:in|into|within|somewhere|anywhere|to|on|with)\\s+(?:\\w+\\s+){0,2}?${TARGET}|so\\s+(?:that\\s+)?(?:i|we)(?:'|’)?(?:ll)?\\s+(?:will\\s+|can\\s+)?know|(?:to|that)\\s+(?:show|prove|confirm|ensure|make\\s+sure|verify|let\\s+(?:me|us)\\s+know|indicate)|so\\s+(?:we|i)\\s+can\\s+tell|have\\s+read|you(?:'|’)?ve\\s+read|you\\s+read`,
  'iu',
);

/** Words that describe what to begin with instead of being it: 'with a short summary', 'with your hourly rate'. */
const NOT_A_CODE = new Set(
  'a an the your my our his her their its some any one two three short brief quick little small clear concise detailed long simple proper good great nice strong full complete relevant specific similar recent previous best what why how who where when which whether examples example information details detail samples sample links link experience it this that these those something us me you them and or at to in of for as by on with following below above all more please hi hello greeting greetings yes no pricing price rate rates budget availability confidence questions question answers enthusiasm code word phrase keyword un una el la los las tu su um uma o os as une le les votre ein eine einen der die das ihre ihrem ihrer deine only relevant working work real only both each every first real'.split(
    /\s+/,
  ),
);

interface Found {
  readonly span: Span;
  readonly word: string;
}

export interface CodeWords {
  readonly opener: CodeWord | null;
  readonly anywhere: CodeWord[];
}

/**
 * The words a client wants back, first or somewhere, in the client's spelling. `text` has what addresses an AI blanked out.
 * A sum as the code word ('begin with (11-4)') stands for its value.
 */
export function codeWordsOf(text: Span): CodeWords {
  const openers = search(text, OPENER_RULES);
  const [first] = openers;
  const opener =
    first === undefined ? null : { id: 'o1', quote: first.span.text, start: first.span.start, word: first.word };
  const anywhere = search(text, ANYWHERE)
    .filter((one) => !openers.some((other) => other.word === one.word))
    .filter((one) => isForProposal(text, one))
    .slice(0, 5)
    .map((one, i) => ({ id: `w${i + 1}`, quote: one.span.text, start: one.span.start, word: one.word }));
  return { opener, anywhere };
}

function search(text: Span, rules: readonly RegExp[]): Found[] {
  const found: Found[] = [];
  for (const rule of rules) {
    for (const match of text.text.matchAll(rule)) {
      const raw = match.slice(1).find((group) => group !== undefined) ?? '';
      const word = wordOf(raw, match[0]);
      if (word === null || found.some((other) => other.word === word)) continue;
      found.push({ span: subSpan(text, match.index, match.index + match[0].length), word });
    }
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

function wordOf(raw: string, whole: string): string | null {
  const quoted = /^["“„«‘'`*[<(]/.test(raw);
  const inner = quoted ? raw.slice(1, -1).trim() : raw.replace(/[.,;:!?)\]]+$/, '');
  if (inner === '' || inner.length > 120) return null;
  const sum = evaluate(inner);
  if (sum !== null) return sum;
  if (raw.startsWith('(') && !/\p{Lu}|["“]/u.test(inner)) return null;
  if (!quoted) {
    const named = new RegExp(`${KIND}\\s*(?:of|is|called|that says)?\\s*[:=,–-]?\\s*${escape(raw)}$`, 'iu').test(
      whole.trim(),
    );
    if (NOT_A_CODE.has(inner.toLowerCase())) return null;
    if (!named && /^[\p{L}]+(?:ing|ed|ly|tion|ments?)$/iu.test(inner)) return null;
  }
  return quoted ? inner.replace(/^["“'‘]|["”'’]$/g, '').replace(/(?<=\w)[,.;:]$/, '') : inner;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A quoted word is a code only when the sentence speaks of the proposal: 'include "About us" in the menu' is work. */
function isForProposal(text: Span, found: Found): boolean {
  const at = found.span.start - text.start;
  const from = Math.max(0, at - 160, text.text.lastIndexOf('\n', at - 1));
  const lineEnd = text.text.indexOf('\n', at + found.span.text.length);
  return IN_PROPOSAL.test(
    text.text.slice(from, Math.min(lineEnd === -1 ? text.text.length : lineEnd, at + found.span.text.length + 160)),
  );
}
