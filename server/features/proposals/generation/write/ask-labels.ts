import type { Ask, Question } from '#shared/proposals/brief.ts';
import type { SlotKind } from '#shared/proposals/letter/material.ts';
import { stripImperative } from '#shared/proposals/verify/strip-imperative.ts';
import type { LanguagePack } from './language-pack.ts';

const MAX_LABEL_WORDS = 5;
const MAX_QUESTION_WORDS = 24;
const MAX_LAST_WORDS = 40;

/** 'Your monthly fee', 'two links', 'how you would start': the words behind an order, or an ask without one. */
const NAMES_THING =
  /^(?:(?:also|then|and) )?(?:\p{L}+ly )?(?:an?|the|your|any|some|one|two|three|four|five|\d+|both|each|how|what|which|who|why|where|when|whether|if|about|links?(?! (?:me|us))|examples?|samples?|references?|rates?|price|quote|cv|portfolio|availability|past|previous|similar|relevant)(?!\p{L})/iu;

function namesThing(text: string): boolean {
  const bare = stripImperative(text);
  return NAMES_THING.test(bare) && !(bare === text && /^(?:if|whether|(?:what|all) (?:i|we))(?!\p{L})/iu.test(text));
}

/** English asks keep the client's words, where a label can be cut from them; in other languages the kind names them. */
export function askLabel(
  { text, kind: asked }: Pick<Ask | Question, 'text' | 'kind'>,
  kind: SlotKind,
  pack: LanguagePack,
): string {
  const isNamed = kind === 'named_question' && asked !== 'timeline';
  const clause = pack.labelsByKind || kind === 'rate' ? null : wholeClause(text);
  const byKind = asked === 'timeline' ? pack.labels.timeline : pack.labels[kind];
  // 'If you have clips I'd love the links': its first words name nothing.
  const label = namesThing(text)
    ? labelOfThing({ text, asked, clause, isNamed, byKind }, pack)
    : isNamed
      ? (clause ?? quoteOf(text, pack))
      : byKind;
  return label ?? pack.labels.named_question;
}

interface AskedThing extends Pick<Ask | Question, 'text'> {
  readonly asked: (Ask | Question)['kind'];
  readonly clause: string | null;
  readonly isNamed: boolean;
  readonly byKind: string | undefined;
}

/** Null where nothing names it. */
function labelOfThing({ text, asked, clause, isNamed, byKind }: AskedThing, pack: LanguagePack): string | null {
  const own = toLabel(text);
  const isCut = isCutClause(own, text);
  if (clause !== null && (isCut || own === '')) return clause;
  const isShort = own.split(' ').length < 2;
  // 'Name' of 'the name of your favorite breed'; 'References' is whole.
  const isWhole = own !== '' && !isCut && !pack.labelsByKind && (!isShort || isWholeOf(own, text));
  if (isNamed) return isWhole ? own : quoteOf(text, pack);
  if (pack.labelsByKind || isShort || isSaidByKind(own, asked)) return (byKind ?? own) || null;
  // 'How I would deal' of a long clause says nothing.
  return (isCut ? quoteOf(text, pack) : own) || byKind || null;
}

/** 'Which version I moved' has lost the end of what is asked. */
function isCutClause(label: string, text: string): boolean {
  return (
    /^(?:which|what|how|why|who|where|when|whether|if)\b/i.test(label) &&
    label.split(' ').length < inFirstPerson(stripImperative(text)).split(' ').length
  );
}

/** 'What is your price per hour' and 'How many hours you think' name no thing. */
function isSaidByKind(label: string, asked: (Ask | Question)['kind']): boolean {
  if (asked === 'rate') return /^(?:what|how|which|whether|if)\b/i.test(label);
  return asked === 'timeline' && /^how\b/i.test(label);
}

function isWholeOf(label: string, text: string): boolean {
  return label !== '' && stripImperative(text).split(' ').length <= label.split(' ').length + 1;
}

const CLAUSE = /^(?:(?:roughly|about|briefly|exactly) )?(?:which|what|how|why|where|when|who|whether)\b/i;
const MAX_CLAUSE_WORDS = 14;

/** 'How I’d deal with the VAT side': half of such a clause says nothing. Null for a longer one. */
function wholeClause(text: string): string | null {
  const bare = stripImperative(text)
    .replace(/ ?\([^()]{0,80}\)/g, '')
    .replace(/[\s.:;,!?]+$/, '');
  // 'Which of our pages you would fix' in the user's voice would be half the client's.
  if (/\b(?:me|my|us|our|ours|I|we)\b/i.test(bare)) return null;
  if (!CLAUSE.test(bare) || bare.split(' ').length > MAX_CLAUSE_WORDS) return null;
  const own = inFirstPerson(bare);
  return own.charAt(0).toUpperCase() + own.slice(1);
}

const MAX_QUOTED_WORDS = 9;
/** What the client wants to know, in quotation marks; the beginning of it where that is long. Null for no words. */
export function quoteOf(ask: string, { quotes, askingWords }: LanguagePack): string | null {
  const words = stripImperative(ask)
    .replace(/ ?\([^()]{0,80}\)/g, '')
    // 'Decidnos por favor: cuántas migraciones …'
    .replace(/^(?:\p{L}+ ){0,5}\p{L}+: /u, '')
    .replace(/^(?:about|that|de|sobre|über|[àa] propos de) /iu, '')
    .replace(/["“”„«»]/gu, '')
    .replace(/[\s.:;,!?]+$/, '');
  const parts = words.split(' ');
  const from = parts.findIndex((word, at) => askingWords.includes(word.toLowerCase()) && at + 2 < parts.length);
  const [clause = ''] = parts
    .slice(Math.max(0, from))
    .join(' ')
    .split(/[:;(]| – |,? (?:because|since|so that|weil|porque|parce que) /);
  const said = clause.trim().split(/\s+/);
  const shown =
    said.length > MAX_QUOTED_WORDS
      ? `${said.slice(0, MAX_QUOTED_WORDS).join(' ').replace(/[,.]$/, '')}…`
      : said.join(' ');
  return shown === '' ? null : `${quotes[0]}${shown}${quotes[1]}`;
}

/** The head of what is asked for, at most five words: 'Please send us two links to stores you sped up' → 'Two links to stores'. */
export function toLabel(ask: string): string {
  const bare = stripImperative(ask)
    .replace(/\([^()]{0,200}\)|https?:\S{1,500}/g, '')
    .replace(/^(?:apply|reply|respond|answer) with\s+/i, '')
    .replace(/^(?:can|could|would|will) you (?:please )?\p{L}+\s*/iu, '')
    .replace(/^(?:(?:also|and|then|please|kindly|briefly)[,:]? )+(?:propose (?:either )?)?/i, '')
    .replace(
      /^(?:an?|the|your|any|some|tu|su|sus|tus|seus?|suas?|votre|vos|ihre?n?|deine?n?|una?|uma?|une?|eine?n?)\s+/iu,
      '',
    )
    .replace(/[\s.:;,!?]+$/, '')
    .replace(/ (?:is |are )?(?:required|needed|mandatory)$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [clause = ''] = bare.split(CLAUSE_END);
  const label = inFirstPerson(readHead(clause.trim()).replace(OPEN_END, ''));
  const calm = label === label.toUpperCase() && label.length > 4 ? label.toLowerCase() : label;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

const CLAUSE_END =
  /,|;|: | – | - | (?:so that|because|if you|when|that|which|who|whether|including|such as|like|e\.g\.|where|using|as well as|in order)\b/i;
/** Before one of these a long clause can be cut and the rest is still a thing. */
const JOINTS =
  /^(?:of|to|for|with|in|on|at|by|from|about|per|and|or|as|under|de|del|con|para|do|da|com|des?|du|avec|pour|mit|von|zu|für)$/i;

/** What a label cannot end with. */
const OPEN_END =
  /(?: (?:with|of|to|for|in|on|at|by|from|least|minimum|the|an?|and|or|following|these|this|somewhere|anywhere|\d+))+$/i;

/** A clause of at most five words, cut before a preposition; empty where no such cut leaves a thing. */
function readHead(clause: string): string {
  const words = clause.split(' ');
  if (words.length <= MAX_LABEL_WORDS) return clause;
  const cut = words.slice(0, MAX_LABEL_WORDS + 1).findLastIndex((word) => JOINTS.test(word));
  return cut >= 1 ? words.slice(0, cut).join(' ') : '';
}

/** 'Tools you plan to use' is the client's voice. */
function inFirstPerson(label: string): string {
  return (
    label
      .replace(/\bare you\b/gi, 'am I')
      .replace(/\bwere you\b/gi, 'was I')
      .replace(/\byou(?: a|['’])re\b/gi, 'I am')
      .replace(/\byou were\b/gi, 'I was')
      .replace(/\byou['’]ve\b/gi, 'I’ve')
      .replace(/\byou['’]d\b/gi, 'I’d')
      // 'How long it takes you'
      .replace(
        /\b(takes?|costs?|lets?|helps?|gives?|makes?|brings?|for|to|of|with|from|by|at|on|about|like|than|suits?|fits?) you\b/gi,
        '$1 me',
      )
      .replace(/\byou\b/gi, 'I')
      .replace(/\byour\b/gi, 'my')
  );
}

/** 'When you apply please answer two things: …' */
const ANNOUNCES =
  /^[^:?]{0,80}\b(?:answer|questions?|things|tell (?:us|me)|let (?:us|me) know|respond|reply)\b[^:?]{0,40}: (?=\S)/i;

/** A question as the client put it, with its mark; a long one is cut at its first clause. */
export function questionLabel(question: string): string {
  const said = question.replace(/\s+/g, ' ').trim().replace(ANNOUNCES, '');
  const text = /[?？][\s"”)]*$/.test(said) ? said : `${said}?`;
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  if (whole.split(' ').length <= MAX_QUESTION_WORDS) return whole;
  const last = whole.split(/(?<=[.!:]) /).at(-1) ?? whole;
  // Behind 'please answer two things:' the question itself may be long.
  return last.split(' ').length <= MAX_LAST_WORDS ? last.charAt(0).toUpperCase() + last.slice(1) : `${toLabel(last)}?`;
}
