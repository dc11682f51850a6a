import type { CodeWord } from '#shared/proposals/brief.ts';
import { evaluate } from './arithmetic.ts';
import { isOnTheWork, isToApplicant, TARGET } from './code-context.ts';
import { plainCodesOf } from './plain-codes.ts';
import { withShortSpaces } from './short-spaces.ts';
import { endOf, overlaps, type Span, subSpan } from './span.ts';

const QUOTED =
  '(?:"[^"\\n]{1,120}"|“[^”"\\n]{1,120}[”"]|„[^“”\\n]{1,120}[“”]|«[^»\\n]{1,120}»|‘[^’\\n]{1,120}’|(?<![\\p{L}])\'[^\'\\n]{1,80}\'(?!\\p{L})|`[^`\\n]{1,80}`|\\*[^*\\n]{1,60}\\*|\\[[^\\[\\]\\n]{1,60}\\]|<[^<>\\n]{1,60}>|\\([^()\\n]{1,60}\\))';
/** 'world' and 'work' are how hurried clients write 'word'. Only these announce a code without quotation marks. */
const CODE_KIND =
  '(?:code ?-?words?|pass ?words?|key ?words?|hash ?tags?|wor(?:l)?ds?|phrases?|terms?|secret code|code|reference(?: number| code)?|emoji|palabra|frase|palavra|mot|wort)';
const KIND = `(?:${CODE_KIND}|sentence|line|text|number|expression|answer|total|sum|result|colou?r|statement|name|letters?)`;
const ADJECTIVES =
  '(?:(?:the|this|a|an|my|our|following|exact|single|simple|one|secret|magic|special|code|key|pass|below|same|these|two|three|that|la|el|o|le|das)\\s+){0,5}';
const LINK = '(?!\\w)(?:\\s+(?:of|that says|which is|is|called|below|here))?\\s*[:=,–-]?\\s*';
const NAMED = `${ADJECTIVES}${KIND}${LINK}`;
const NAMED_CODE = `${ADJECTIVES}${CODE_KIND}${LINK}`;
const WITH =
  '(?:with|by(?=\\s+["“‘\'])|by\\s+(?:saying|writing|typing|using|stating|including|mentioning|putting|adding|answering)|using|saying|con|com|avec|par|mit|por)';
const TOP =
  '(?:right\\s+|somewhere\\s+)?(?:at|in|within|on|as|to|al|no|au|am)\\s+(?:the\\s+|your\\s+)?(?:very\\s+)?(?:top|beginning|start|head|first\\s+(?:line|word|sentence|thing)|opening|front|inicio|principio|in[ií]cio|come[cç]o|d[ée]but|anfang)';
const START =
  '(?:start|begin|starting|beginning|comienza|empieza|inicia|comece|inicie|commencez|d[ée]butez|beginnen?\\s+sie|starten\\s+sie|beginne|empiece|comience)';
/** 'At the top of your reply', before the word itself. */
const YOUR_TOP = `(?:${TOP}\\s+(?:of|in)\\s+(?=your(?!\\w))${TARGET}|(?:at|in|as|with)\\s+your\\s+(?:very\\s+)?(?:first|opening)\\s+(?:line|sentence|word))`;
const END = '(?:end|finish|close|conclude|sign\\s+off)';
const BARE = '[\\p{L}\\p{N}@#][\\p{L}\\p{N}@#_&+!*$%-]{0,40}';
/** A sentence without quotation marks, to the end of its line. */
const TO_LINE_END = '(?<sentence>[^"“„«\\n]{3,160}?)(?=[.!]?[^\\S\\n]*(?:\\n|$))';
/** Groups: a quoted code, a code after 'the word', a code without any announcement. */
const CODE = `(?:(?:${NAMED})?(${QUOTED})|${NAMED_CODE}(${BARE})|(${BARE}))`;
const ANNOUNCED = `(?:${NAMED}(${QUOTED})|${NAMED_CODE}(${BARE}))`;
const REPLY =
  '(?<!your |the |each |an )(?<!\\w)(?:reply|respond|answer|apply|write\\s+back|message\\s+me|responda|responde|r[ée]pondez|antworten\\s+sie)\\s+(?:to\\s+(?:this|the|my|our)\\s+\\w+\\s+)?';
const PUT =
  '(?:put|write|add|place|type|include|mention|use|insert|say|have|state|coloca|escribe|pon|incluye|escreva|coloque|mettez|[ée]crivez|schreiben\\s+sie)';
const SAY =
  '(?:include|including|mention|mentioning|use|using|add|adding|write|put|say|type|insert|quote|state|drop|incorporate|contain|contains|provide|give\\s+(?:us|me)|tell\\s+(?:us|me)|incluye|menciona|escribe|incluya|mencione|inclua|escreva|incluez|mentionnez|[ée]crivez|nennen\\s+sie|erw[äa]hnen\\s+sie|schreiben\\s+sie)';

interface Rule {
  readonly pattern: RegExp;
  /** Every text that matches contains one of these; empty: any text may match. In lower case. */
  readonly words: readonly string[];
  /** The wording may also be about the work: words near it must be about the proposal. */
  readonly needsContext: boolean;
}

/** For each group of rules the words of which every match contains one: most posts have none of most groups. */
const STARTS = 'start begin empie comien inici comec commenc debut début open preface lead kick'.split(' ');
const FIRST = ['first', 'opening'];
const REPLIES = ['reply', 'respond', 'answer', 'apply', 'write', 'message', 'répond', 'repond', 'antwort'];
const TOPS = [
  ...FIRST,
  'top',
  'beginning',
  'start',
  'head',
  'front',
  'inicio',
  'início',
  'principio',
  'come',
  'debut',
  'début',
  'anfang',
];
const SOMEWHERE = ['somewhere', 'anywhere'];
const ENDS = ['end', 'finish', 'close', 'conclude', 'sign', 'last'];
const SECRET = ['code', 'pass', 'secret', 'magic', 'special', 'key'];

const OPENERS: readonly Rule[] = [
  rule(
    `(?<!\\w)${START}\\s+(?:off\\s+)?${TARGET}\\s+${WITH}\\s+(?:${ADJECTIVES}(?:sentence|phrase|line|words|statement|text)\\s*:\\s+|(?=I(?:['’]m|['’]ve)?\\s))${TO_LINE_END}`,
    STARTS,
  ),
  rule(
    `(?<!\\w)first\\s+(?:line|sentence)\\s+(?:of|in|on)\\s+${TARGET}\\s+(?:should|must|has\\s+to|needs\\s+to|to|will)\\s+(?:be|say|read)\\s*:\\s+${TO_LINE_END}`,
    FIRST,
  ),
  // 'start job with “x-ray”', typed in a hurry.
  rule(
    `(?<!\\w)${START}\\s+(?:off\\s+)?(?:(?:the|this|your|ur|ya)\\s+)?(?:job|jobs|jib|app|apps|prop|proposel)\\s+${WITH}\\s*:?\\s+(?:(?:${NAMED})?(${QUOTED})|${NAMED_CODE}(${BARE}))`,
    STARTS,
  ),
  rule(
    `(?<!\\w)(?:${START}|open|preface|lead|kick\\s+off)\\s+(?:off\\s+)?${TARGET}\\s+(?:(?:for|to)\\s+this\\s+\\w+\\s+)?${WITH}\\s*:?\\s+${CODE}`,
    STARTS,
  ),
  rule(
    `(?<!\\w)(?:${START}|open|preface|lead)\\s+(?:off\\s+)?${TARGET}\\s+${WITH}\\s+[^"“\\n.]{0,90}?(?<!\\w)${KIND}(?!\\w)[^"“\\n.]{0,90}(${QUOTED})`,
    STARTS,
  ),
  rule(`(?<!\\w)${START}\\s+(?:off\\s+)?${WITH}\\s*:?\\s+${ANNOUNCED}`, STARTS),
  rule(`(?<!\\w)${START}\\s+(?:off\\s+)?${WITH}\\s*:?\\s+(?:(${QUOTED})|((?!))|(\\p{Lu}{3,}))`, STARTS, true),
  rule(`${REPLY}${WITH}\\s*:?\\s+${ANNOUNCED}`, REPLIES),
  rule(
    `${REPLY}with\\s*:?\\s+(?:(${QUOTED})|((?!))|(${BARE}))(?=\\s+(?:so|to\\s+(?:show|prove|let)|in\\s+(?:order|your)|at\\s+the|if)|\\s*[.!,\\n]|$)`,
    REPLIES,
  ),
  rule(
    `(?<!\\w)${PUT}\\s+(?:(?:${NAMED})?(${QUOTED})|${NAMED_CODE}(${BARE}(?: [\\p{L}\\p{N}_'-]{1,30}){0,4}?)|(${BARE}))\\s+${TOP}`,
    TOPS,
  ),
  rule(
    `(?<!\\w)${YOUR_TOP}\\s*[,:]?\\s+(?:please\\s+)?${PUT}\\s*:?\\s+(?:(?:${NAMED})?(${QUOTED})|${NAMED_CODE}(${BARE}))`,
    TOPS,
  ),
  rule(
    `(?<!\\w)first\\s+(?:word|line|sentence|thing)\\s+(?:of|in|on)\\s+${TARGET}\\s+(?:should|must|has\\s+to|needs\\s+to|to|will)\\s+(?:be|say|read|contain|include)\\s*:?\\s+${CODE}`,
    FIRST,
  ),
  rule(
    `(?<!\\w)first\\s+(?:word|line|sentence|thing)\\s+(?:should|must|has\\s+to|needs\\s+to)\\s+(?:be|say|read)\\s*:?\\s+(?:(?:${NAMED})?(${QUOTED})|${NAMED_CODE}(${BARE}))`,
    FIRST,
    true,
  ),
  rule(
    `(?<!\\w)${TARGET}\\s+(?:should|must|needs\\s+to|has\\s+to|have\\s+to|will)\\s+(?:start|begin|open)\\s+with\\s*:?\\s+${CODE}`,
    STARTS,
  ),
  rule(
    `(${QUOTED})\\s+(?:should|must|has\\s+to|needs\\s+to)\\s+be\\s+(?:the\\s+)?(?:first|opening)\\s+(?:word|line|sentence|thing)`,
    FIRST,
  ),
];
const ANYWHERE: readonly Rule[] = [
  // 'type: mango in your proposals'
  rule(
    `(?<!\\w)type\\s*:\\s*(?:(${QUOTED})|((?!))|(${BARE}(?: ${BARE}){0,3}?))(?=\\s+(?:somewhere\\s+)?(?:in|into|on|at the \\w+ of)\\s+${TARGET})`,
    ['type'],
  ),
  // 'End your reply with the word plum', 'the last word of your reply should be plum'
  rule(
    `(?<!\\w)${END}\\s+(?:off\\s+)?${TARGET}\\s+${WITH}\\s*:?\\s+(?:(?:${NAMED})?(${QUOTED})|${NAMED_CODE}(${BARE}))`,
    ENDS,
  ),
  rule(
    `(?<!\\w)${END}\\s+(?:off\\s+)?${WITH}\\s*:?\\s+(?:(?:${NAMED})?(${QUOTED})|${NAMED_CODE}(${BARE}))`,
    ENDS,
    true,
  ),
  rule(
    `(?<!\\w)last\\s+(?:word|line|sentence|thing)\\s+(?:of|in|on)\\s+${TARGET}\\s+(?:should|must|has\\s+to|needs\\s+to|to|will)\\s+(?:be|say|read|contain|include)\\s*:?\\s+(?:(?:${NAMED})?(${QUOTED})|${NAMED_CODE}(${BARE}))`,
    ENDS,
  ),
  rule(`(?<!\\w)${SAY}\\s+(?:somewhere\\s+)?(?:in\\s+${TARGET}\\s*:?\\s+)?${ANNOUNCED}`, []),
  rule(`(?<!\\w)${SAY}\\s+(?:somewhere\\s+)?(?:in\\s+${TARGET}\\s*:?\\s+)?(${QUOTED})(?=\\s|[.,;!)\\]]|$)`, [], true),
  rule(`(?<!\\w)${SAY}\\s+(${QUOTED})\\s+(?:somewhere|anywhere)(?!\\w)`, SOMEWHERE),
  rule(
    `(?<!\\w)${SAY}\\s+the\\s+name\\s+of\\s+[^,.\\n]{3,60},\\s+(?:((?!))|([^,.\\n"]{2,40})),\\s+(?:somewhere|anywhere)(?!\\w)`,
    SOMEWHERE,
  ),
  rule(
    `(?<!\\w)(?:secret|magic|code|special|key)\\s*-?\\s*(?:word|phrase|code)\\s+(?:is|to\\s+use\\s+is)\\s*:?\\s+(?:(${QUOTED})|(${BARE}))`,
    SECRET,
  ),
  rule(`(?<!\\w)(?:code ?word|pass ?word|secret\\s+word|magic\\s+word)\\s*[:=]\\s+(?:(${QUOTED})|(${BARE}))`, SECRET),
];
/** Words that describe the beginning instead of being it: 'with a short summary', 'with your hourly rate'. */
const NOT_A_CODE = new Set(
  `a an the your my our his her their its some any one two three short brief quick little small clear concise detailed long simple proper good great nice strong full complete relevant specific similar recent previous best what why how who where when which whether examples example information details detail samples sample links link experience it this that these those something us me you them and or at to in of for as by on with following below above all more please hi hello greeting greetings pricing price rate rates budget availability confidence questions question answers answer enthusiasm code word words phrase keyword un una el la los las tu su um uma o os as une le les votre ein eine einen der die das ihre ihrem ihrer deine only working work real both each every first so summary introduction intro proposal quote portfolio resume cv name names interest interested chatgpt ai`.split(
    /\s+/,
  ),
);
/** A function word is no code, unless in capitals or quotation marks. */
const FUNCTION_WORD =
  /^(?:from|with|without|within|into|onto|about|after|before|between|under|over|through|during|until|against|per|via|our|ours|its|he|she|they|we|you|i|who|whom|whose|not|no|nor|but|if|then|than|as|be|been|is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|mentioned|used|given|listed|described|attached|provided|such|also|only|same|here|there|because|while|since|so|out|up|off|down)$/;
/** 'the terms from our glossary': several terms are the work's own words. */
const SEVERAL_TERMS = /\bterms\b/i;
const ADJECTIVE = /^[\p{Ll}]+(?:ing|ed|ly|tion|tions|ments?|al|ive|ous|able|ful|less|ish)$/u;

interface Found {
  readonly span: Span;
  readonly word: string;
}

export interface CodeWords {
  readonly opener: CodeWord | null;
  readonly anywhere: CodeWord[];
}

/**
 * The client's code words, for the start or anywhere, in the client's spelling. `text` has sentences for an AI blanked out.
 * A sum as the code word ('begin with (11-4)') becomes its value.
 */
export function codeWordsOf(text: Span): CodeWords {
  const read = findByRules(text, OPENERS);
  const openers = read.filter(({ span }) => !isSomewhere(text, span));
  const [first] = openers;
  const opener =
    first === undefined ? null : { id: 'o1', quote: first.span.text, start: first.span.start, word: first.word };
  const anywhere = [
    ...read.filter((one) => !openers.includes(one)),
    ...findByRules(text, ANYWHERE),
    ...plainCodesOf(text),
  ]
    .filter((one, i, all) => all.findIndex(({ word }) => word === one.word) === i)
    .filter((one) => !openers.some((other) => other.word === one.word || overlaps(other.span, one.span)))
    .slice(0, 5)
    .map((one, i) => ({ id: `w${i + 1}`, quote: one.span.text, start: one.span.start, word: one.word }));
  return { opener, anywhere };
}

/** 'Reply with the word GUTTER somewhere in the text' gives no place. */
function isSomewhere(text: Span, span: Span): boolean {
  return /^\W{0,3}(?:somewhere|anywhere)\b(?! (?:in|within) (?:the|your) (?:very )?(?:first|opening)\b)/i.test(
    text.text.slice(endOf(span) - text.start, endOf(span) - text.start + 50),
  );
}

function rule(source: string, words: readonly string[], needsContext = false): Rule {
  return { pattern: new RegExp(withShortSpaces(source), 'giu'), words, needsContext };
}

function findByRules(text: Span, rules: readonly Rule[]): Found[] {
  const found: Found[] = [];
  const lower = text.text.toLowerCase();
  const possible = rules.filter(({ words }) => words.length === 0 || words.some((word) => lower.includes(word)));
  for (const { pattern, needsContext } of possible) {
    for (const match of text.text.matchAll(pattern)) {
      const word = wordOf(match, text.text);
      if (word === null || found.some((other) => other.word === word)) continue;
      const span = subSpan(text, match.index, match.index + match[0].length);
      const end = match.index + match[0].length;
      if (isOnTheWork(text.text.slice(end, end + 80)) || (needsContext && !isToApplicant(text, span))) continue;
      found.push({ span, word });
    }
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

function wordOf(match: RegExpExecArray, text: string): string | null {
  const [whole, quoted, named, bare] = match;
  const sentence = match.groups?.sentence;
  if (sentence !== undefined) return sentenceWord(sentence);
  if (quoted !== undefined) return quotedWord(quoted);
  const raw = named ?? bare;
  if (raw === undefined || raw === 'I' || NOT_A_CODE.has(raw.toLowerCase()) || FUNCTION_WORD.test(raw)) return null;
  if (named !== undefined && SEVERAL_TERMS.test(whole.slice(0, whole.lastIndexOf(raw)))) return null;
  const word =
    `${raw}${readRestOfCode(text.slice(match.index + whole.length, match.index + whole.length + 120), raw, whole)}`.replace(
      /(?<![.,;:!?)\]])[.,;:!?)\]]+$/,
      '',
    );
  const sum = evaluate(word);
  if (sum !== null) return sum;
  if (word === '' || NOT_A_CODE.has(word.toLowerCase())) return null;
  if (named !== undefined) return word;
  const ends = /^\s*(?:$|[.,;:!)\]\n]|(?:so|to|at|and|if|in|before|then|that|on|as)\b)/i.test(
    text.slice(match.index + whole.length, match.index + whole.length + 30),
  );
  return !ADJECTIVE.test(word) && (ends || word !== word.toLowerCase()) ? word : null;
}

function quotedWord(quoted: string): string | null {
  const inner = quoted
    .slice(1, -1)
    .trim()
    .replace(/^["“'‘]|["”'’]$/g, '')
    .replace(/(?<=\w)[,;:]$/, '');
  const sum = evaluate(inner);
  if (sum !== null) return sum;
  // '(11-4)' is a sum and '[your name]' a place to fill in; other brackets are asides.
  if (
    /^[([<]/.test(quoted) &&
    (inner.split(' ').length > 4 ||
      /\b(?:your|name|rate|link)\b/i.test(inner) ||
      (quoted.startsWith('(') && !/\p{Lu}|["“]/u.test(inner)))
  )
    return null;
  return inner === '' ? null : inner;
}

/** 'I read it all' is one; 'your rate and a link' describes what to write, and the other rules find single words. */
function sentenceWord(sentence: string): string | null {
  const words = sentence.trim().split(/\s+/);
  const [first = ''] = words;
  const describes = first !== 'I' && NOT_A_CODE.has(first.toLowerCase());
  return words.length < 2 || describes ? null : sentence.trim();
}

/** The rest of a code of several words: 'PURPLE TIGER', 'the phrase blue ocean in your proposal'. */
function readRestOfCode(rest: string, raw: string, whole: string): string {
  if (!whole.endsWith(raw)) return '';
  const shouted = whole === whole.toUpperCase();
  if (!shouted && /^[\p{Lu}\p{N}_-]{2,}$/u.test(raw))
    return /^(?: [\p{Lu}\p{N}][\p{Lu}\p{N}_'-]+)+(?!\p{Ll})/u.exec(rest)?.[0] ?? '';
  if (!shouted && /^\p{Lu}\p{Ll}+$/u.test(raw))
    return /^(?: \p{Lu}\p{Ll}+){1,3}(?= (?:to|so|at|in|if|because|as)\b|[.,!;)\n]|$)/u.exec(rest)?.[0] ?? '';
  if (!/\b(?:phrase|words|term|code ?words|keywords)\b/i.test(whole)) return '';
  return (
    /^(?: (?!(?:in|at|so|to|somewhere|anywhere|on|within|as|when|if|and|for|or|with|into)\b)[\p{L}\p{N}'-]+){0,4}/iu.exec(
      rest,
    )?.[0] ?? ''
  );
}
