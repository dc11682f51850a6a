import type { Fact } from '#shared/proposals/blocks.ts';
import type { IgnoredText, JobBrief } from '#shared/proposals/brief.ts';
import type { Corrections } from '#shared/proposals/contract.ts';
import { visibleCharacters } from '../read/characters.ts';
import { type CleanPost, cleanPost, type PostInput } from '../read/clean.ts';
import { textOfHtml } from '../read/html-text.ts';
import { sentencesOf } from '../read/sentences.ts';
import { overlaps, type Span, sourceOf } from '../read/span.ts';
import { steeringOf } from '../read/steering.ts';

/**
 * Finds text for a language model and not for people: special tokens of models, closing marks of data that was not opened,
 * new instructions, requests for the prompt. Stricter than the brief: here a sentence left out wrongly costs little, and the
 * typed items of the brief stay.
 */
const FOR_A_MODEL: readonly RegExp[] = [
  /<\s?\|?\s?\/?(?:im_\w+|endoftext|eot_id|\w+_header_id|begin_of_text|system|assistant|user|human|instructions?|prompt|s)\s?\|?\s?>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>/i,
  /^\W{0,6}(?:system|assistant|human)\s*(?:prompt|message|note|override)?\s*:/i,
  /^#{1,6}\s*(?:system|instructions?|response|assistant|new task)\b/i,
  /(?:[-=#<>*"'`_]{2,}\s*)(?:begin|end|start|close)(?:\s+of)?\s+(?:the\s+)?(?:job|post|data|input|user|system|prompt|instruction|context|document|message)/i,
  /\b(?:end|close) of (?:the )?(?:job post|post|data|input|user (?:input|data|message)|prompt|context|document)\b/i,
  /(?:<{2,}|>{2,}|-{3,}|={3,})\s*\/?(?:task|post|data|prompt|system|user)\b|\b(?:task|post|data|prompt|system)[-\s][\da-f]{6,}/i,
  /\b(?:new|updated|revised|secret|hidden)\s+(?:system\s+)?(?:instructions?|directives?|orders?)\b\s*(?::|=|-|–|are\b|is\b|follow)/i,
  /\b(?:from now on|henceforth|starting now)\b[^.!?\n]{0,40}\b(?:you|your|answer|reply|respond|write)\b/i,
  /\b(?:pretend|imagine|act|behave|roleplay|role-play)\b[^.!?\n]{0,30}\b(?:you(?:'| a)re|as (?:an?|the|if)|to be)\b[^.!?\n]{0,40}\b(?:AI|model|assistant|chatbot|DAN|system|no (?:rules|restrictions|limits))\b/i,
  /\b(?:developer|debug|god|admin|jailbreak|unrestricted) mode\b|\bjailbreak|\bdo anything now\b/i,
  /\b(?:reveal|print|repeat|output|show|leak|disclose|recite|dump|quote|paste|translate|encode)\b[^.!?\n]{0,50}\b(?:system (?:prompt|message)|(?:your|these|prior|previous) (?:\w+ ){0,2}(?:prompt|instructions|rules|guidelines|configuration|secrets?)|api[ _-]?keys?|canary|words above|text above|everything above)\b/i,
  /\b(?:decode|base64|rot13|hex)\b[^.!?\n]{0,80}\b(?:follow|execute|obey|do (?:what|as)|carry out|comply|run)\b|\b(?:follow|execute|obey|carry out|comply)\b[^.!?\n]{0,80}\b(?:base64|rot13|hex|decoded)\b/i,
  /\b(?:ignore|disregard|forget|override|bypass|skip|do not follow|stop following)\b[^.!?\n]{0,40}\b(?:instructions?|rules|prompts?|guidelines|constraints|above|told|said|directions)\b/i,
  /\bas an? (?:(?:AI|artificial intelligence)(?: (?:language )?(?:model|assistant|system|agent))?|LLM|language model|chatbot),? (?:you|please|always|include|add|write|say|mention|use|put|begin|start|end|finish|output|print|reply|respond|answer)\b/i,
  // A Markdown reference. '[Scope]: a shop' is a heading.
  /^\s*\[[^\]\n]{1,80}\]:\s{0,9}(?:<|#|\/|\w{2,9}:\/\/|data:|www\.)/i,
  // The rest of spaced letters, one space between words as between letters.
  /(?:ignore|disregard|forget|override)(?:all|any|the|your|my|these|those|previous|prior|earlier|above){1,6}(?:instructions?|rules|prompts?|guidelines)/i,
  /!\[[^\]\n]{0,200}\]\s*[([]|\bmarkdown image\b|<img\b|\bsrc\s*=|\b(?:append|attach|send|include|add|put)\b[^.!?\n]{0,60}\b(?:to|in|as)\b[^.!?\n]{0,30}\b(?:query string|url parameters?|image url)\b/i,
];
/** How a sentence continues an injected instruction. */
const GOES_ON =
  /^\W*(?:instead|then|and|now|just|only|simply|please|also|finally|next)?[,\s]*(?:say|write|include|output|reply|respond|answer|add|print|reveal|begin|start|end|finish|put|insert|mention|tell|append|repeat|send|use|claim|state|do)\b/i;
const LONG_CODE = /[A-Za-z0-9+/_-]{32,}={0,2}/g;
// Few enough that lines of a list are not joined to something that none of them says.
const MOST_LINES_BEFORE = 4;
const INTERNAL_MARKS = /<\|[^|>\n]{0,40}\|>|<<<|>>>/g;

/** A text without injections, and what was left out of it. */
export interface FilteredText {
  readonly text: string;
  readonly ignored: readonly IgnoredText[];
}

/**
 * The visible post without sentences that address a model, and those sentences, except the ones that the brief lists itself.
 * `start` counts in `cleanPost`.
 */
export function postWithoutInjections(post: PostInput): FilteredText {
  const clean = cleanPost(post);
  const known = steeringOf(clean).ignored.filter(({ reason }) => reason !== 'hidden_text');
  const ignored: IgnoredText[] = [];
  const lines: Span[][] = [];
  let at = 0;
  for (const line of clean.text.split('\n')) {
    const { kept, orders } = splitInjections({ text: line, start: at }, known);
    const pieces = takeSplitInjection(lines, kept);
    lines.push(kept);
    const all = [...orders, ...pieces].sort((a, b) => a.start - b.start);
    ignored.push(...all.map((span) => ({ ...sourceOf(span), reason: 'overrides_instructions' as const })));
    at += line.length + 1;
  }
  return { text: removeMarks(joinLines(lines)).trim(), ignored };
}

function joinLines(lines: readonly (readonly Span[])[]): string {
  return lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n');
}

/** Removes the pieces of an instruction that is split over lines, and returns them. */
function takeSplitInjection(lines: readonly Span[][], after: Span[]): Span[] {
  const [first] = after;
  if (!first) return [];
  const open: Span[][] = [];
  for (const line of lines.slice(-MOST_LINES_BEFORE).reverse()) {
    if (line.length > 0) open.unshift(line);
    // A line of one piece may itself continue the line before.
    if (line.length !== 1) break;
  }
  const count = countPiecesBefore(
    open.map((line) => line.at(-1)?.text ?? ''),
    first.text,
  );
  if (count === 0) return [];
  return [...open.slice(-count).flatMap((line) => line.splice(-1)), ...after.splice(0, 1)];
}

type Read = (post: PostInput, corrections?: Corrections) => Promise<JobBrief>;

/** Reads posts for a model: what it does not get of a post is ignored for everybody, and shown as such. */
export function readWithoutInjections(read: Read): Read {
  return async (post, corrections) => {
    const brief = await read(post, corrections);
    return { ...brief, ignored: [...brief.ignored, ...postWithoutInjections(post).ignored] };
  };
}

/** The allowed sentences of a line, and the injected ones that are not `known` yet. */
function splitInjections(
  line: Span,
  known: readonly IgnoredText[],
  isOrder = addressesModel,
): { kept: Span[]; orders: Span[] } {
  const kept: Span[] = [];
  const orders: Span[] = [];
  let isAfterOrder = false;
  for (const span of sentencesOf(line)) {
    const isKnown = known.some(({ quote, start }) => overlaps(span, { text: quote, start }));
    isAfterOrder = isKnown || isOrder(span.text) || (isAfterOrder && GOES_ON.test(span.text));
    if (!isAfterOrder) kept.push(span);
    else if (!isKnown) orders.push(span);
  }
  return { kept, orders };
}

/** The user's facts without prompt injections, which a pasted sample may have; `left` are the removed ones. */
export function factsWithoutInjections(facts: readonly Fact[]): { facts: Fact[]; left: Fact[] } {
  const kept: Fact[] = [];
  const left: Fact[] = [];
  let before: Fact | undefined;
  for (const fact of facts) {
    const goesOn = before?.from === fact.from && GOES_ON.test(fact.text);
    const near = before ? [] : kept.slice(-MOST_LINES_BEFORE);
    const open = near.slice(near.findLastIndex(({ from }) => from !== fact.from) + 1);
    const count = countPiecesBefore(
      open.map(({ text }) => text),
      fact.text,
    );
    if (count > 0) left.push(...kept.splice(-count));
    const isOrder = goesOn || count > 0 || isInjectionInHtml(fact.text);
    (isOrder ? left : kept).push(fact);
    before = isOrder ? fact : undefined;
  }
  return { facts: kept, left };
}

/** A text of the user's own, without the lines for a model. */
export function textWithoutInjections(text: string): string {
  const lines: Span[][] = [];
  for (const line of text.split('\n')) {
    const { kept } = splitInjections({ text: line, start: 0 }, [], isInjectionInHtml);
    takeSplitInjection(lines, kept);
    lines.push(kept);
  }
  return joinLines(lines);
}

/** What clients may well say about a proposal, and no proposal says to them. */
const FOR_AN_ANSWER =
  /\b(?:end|begin|start|finish|close|open)\b[^.!?\n]{0,20}\b(?:your|the|each|every) (?:answer|reply|response|output|message)s?\b[^.!?\n]{0,10}\b(?:with|by)\b/i;

/** Also as a page shows it: '&#73;gnore' is an instruction for every reader of both. */
function isInjectionInHtml(text: string): boolean {
  if (FOR_AN_ANSWER.test(text)) return true;
  return isInjection(text) || (/[&<]/.test(text) && isInjection(textOfHtml(text).text));
}

function isInjection(raw: string): boolean {
  const { text, hidden } = visibleCharacters(raw);
  const post: CleanPost = { text, title: '', description: text, bodyStart: 0, hidden };
  return hidden.length > 0 || steeringOf(post).ignored.length > 0 || addressesModel(text);
}

function addressesModel(sentence: string): boolean {
  const near = sentence.slice(0, 2_000);
  if (FOR_A_MODEL.some((pattern) => pattern.test(near.trim())) || decodeBase64(near).some(isInjectedText)) return true;
  const plain = deobfuscate(near);
  return plain !== near && isInjectedText(plain);
}

/** How many of the last lines belong to an instruction that ends in `after`, though no single one contains it: 0 without one. */
function countPiecesBefore(before: readonly string[], after: string): number {
  const ended = before.findLastIndex((text) => /[.!?:;]\W{0,9}$/.test(text));
  const open = before.slice(ended + 1).map((text) => text.slice(-500));
  const isOrderFrom = (start: number) => isInjectedText([...open.slice(start), after.slice(0, 500)].join(' '));
  if (open.length === 0 || !isOrderFrom(0)) return 0;
  let count = open.length;
  while (count > 1 && isOrderFrom(open.length - count + 1)) count--;
  return count;
}

function isInjectedText(text: string): boolean {
  const post: CleanPost = { text, title: '', description: text, bodyStart: 0, hidden: [] };
  return steeringOf(post).ignored.length > 0 || FOR_A_MODEL.some((pattern) => pattern.test(text));
}

/** The text of long base64 runs; empty without one. */
function decodeBase64(text: string): string[] {
  return (text.match(LONG_CODE) ?? [])
    .map((code) => Buffer.from(code, 'base64').toString('utf8'))
    .filter((said) => /^[\t\n\r\u0020-\u007E]{12,}$/.test(said));
}

/** Letters alone: nothing that a server could take for its own mark, or for ours. */
export function removeMarks(text: string): string {
  return withoutMarks(visibleCharacters(text).text);
}

/** The text as it stands, without such marks. */
export function withoutMarks(text: string): string {
  return text.replace(INTERNAL_MARKS, ' ');
}

/** Letters of other alphabets that look like Latin ones, each before the Latin letter. */
const LOOKALIKES = new Map(
  ['аa еe оo рp сc хx уy іi јj ѕs һh ԁd ԛq ԝw ӏl вb нh кk мm тt', 'αa εe οo ρp ιi κk νv υu χx τt ηn ωw γy']
    .join(' ')
    .split(' ')
    .flatMap((pair) => [pair, pair.toUpperCase()])
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);
const WORD = /\p{L}+/gu;
const LATIN = /\p{Script=Latin}/u;
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LETTERS_APART = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){3,}\p{L}(?![\p{L}\p{N}])/gu;
const CODED_LETTER = /\\u\{?([\da-f]{4,6})\}?|\\x([\da-f]{2})|%([2-7][\da-f])|\\(["'/\\])/gi;

/**
 * The text without obfuscation: spaced letters are joined, escapes of code decoded, and look-alike letters in Latin words
 * replaced. For detection only: nothing is written or sent so.
 */
export function deobfuscate(text: string): string {
  return text
    .replace(CODED_LETTER, (_, unicode?: string, hex?: string, percent?: string, sign?: string) => {
      if (sign !== undefined) return sign;
      const code = Number.parseInt(unicode ?? hex ?? percent ?? '', 16);
      return code > 0x1f && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
    })
    .replace(LETTERS_APART, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(WORD, replaceLookalikes);
}

// Each word is scanned once: a lookahead for both alphabets is quadratic in an endless word.
function replaceLookalikes(word: string): string {
  if (!LATIN.test(word) || !OTHER.test(word)) return word;
  return Array.from(word, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
}
