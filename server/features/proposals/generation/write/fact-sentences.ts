import type { Fact } from '#shared/proposals/blocks.ts';
import type { LetterFact } from '#shared/proposals/letter/material.ts';
import { detectLanguageOf } from '#shared/proposals/verify/text-language.ts';
import { stem } from '#shared/proposals/verify/words.ts';
import { baseOfParticiple } from '../read/verbs.ts';
import { isKnownStem, stemsOf } from '../word-weights.ts';
import { answersByKind } from './labelled-facts.ts';
import type { LanguagePack } from './language-pack.ts';
import { saysPrice } from './prices.ts';
import { hasResult } from './results.ts';
import { classifySentences, likeliestOf, type SentenceChances, type SentenceKind } from './sentence-kinds.ts';
import { isSubjectlessPerfect, perfectOfI } from './subjectless-perfect.ts';
import { isPast, namesAnother, ofThirdPerson, saidByOneself, saysI, writtenByAnother } from './third-person.ts';

const MIN_WORDS = 5;
/** 'Built 30+ pages.', 'Can start Monday.': work done and terms say enough in as few. */
const MIN_WORDS_OF_WORK = 3;
const MAX_WORDS = 60;
/** From here on `job` and `deeds` together are work done. */
const SURELY_WORK = 0.6;
/** From here on a sentence goes on with the job before it, and follows it in the letter. */
const SURELY_MORE = 0.7;
const SHORT_KINDS: ReadonlySet<SentenceKind> = new Set(['job', 'deeds', 'terms']);
/** A clause behind a semicolon that is a sentence of its own: it begins with its subject and points to nothing before it. */
const OWN_CLAUSE = /^(?:I|we)\b(?!.*\b(?:it|its|them|they|their|he|him|his|she|hers?|this|that|these|those)\b)/i;
/** 'Contact me', 'Welcome to my profile'; not 'I repaired nine contact forms', 'I wrote welcome mails for a shop'. */
const TALKS_TO_CLIENT =
  /\b(?:you|your|yours|let['’]s|feel free|looking forward)\b|\b(?:hire|contact|call|message|e-?mail|write(?: to)?) (?:me|us)\b|^(?:please|hello|hi|welcome|thanks|thank|(?:hire|contact) (?:an?|the|via|by|through|now|today))\b|[?:]$/i;
const GREETS = /^(?:hola|buenas|olá|oi|bonjour|salut|hallo|moin)(?!\p{L})/iu;
/** Connectives to the previous sentence, which can be removed. */
const LINKS_BACK = /^(?:before that|after that|in addition|additionally|also|most recently|besides),? (?=I\b|we\b)/i;
/** 'i moved 12 shops', 'in 2021 i've drawn'. */
const LONE_I = /(?<![\p{L}\p{N}.'’&/-])i(?=(?:['’]\p{L}| \p{L}))/gu;
const STUDIES = /\b(?:MSc|BSc|PhD|MBA|degree|university|diploma|bachelor|master|certifi\w+)\b/i;
const VERB =
  /\b(?:est|sont|es|ist|sind|hat|são|came|went|fell|rose|dropped|is|are|was|were|has|have|had|can|will|do|does|did|built|made|led|ran|wrote|won|grew|cut|took|sold|brought|kept|saved|moved|helped|rewrote|gave|spent|found|sent|includes?|costs?|lives|charges|prefers|likes|knows)\b/iu;
const FINITE = new RegExp(`${VERB.source}|\\b\\p{L}{3,20}ed\\b`, 'iu');
const HANGS_ON =
  /^(?:before that|that|this(?! (?:spring|summer|autumn|fall|winter|year|month|week|january|february|march|april|may|june|july|august|september|october|november|december)\b)|these|those|it|they|also|and|but|then|there|after that|in addition|dort|dabei|damit|danach|daraufhin|seitdem|ahí|allí|eso|esto|isso|isto|ali|cela|ça|ensuite|depuis lors)(?!\p{L})/iu;
export const ROLE =
  /\b(?:developer|engineer|designer|writer|editor|analyst|assistant|consultant|translator|specialist|expert|manager|marketer|illustrator|architect|buyer|planner|accountant|bookkeeper|lawyer|scientist|copywriter|freelancer|artist|animator|producer|tester|administrator|lead|strategist|recruiter|tutor|teacher|photographer|programmer|coach|proofreader|narrator|transcriber|subtitler|interpreter|researcher|drafter|dev|painter|musician|composer|videographer|retoucher|colorist|technician|surveyor|genealogist|nutritionist|trainer|seamstress|gardener|carpenter|visuali[sz]er)\b/i;
/** 'J’ai migré', 'He migrado', 'Migrei': the verb names the user as its subject. */
const SPEAKS_AS_I =
  /^(?:J['’]|He \p{L}{2,20}(?:[ai]do|cho|sto|rto)(?!\p{L})|(?:Soy|Estoy|Tengo|Trabajo|Llevo|Hago|Hice|Dirijo|Traduje|Conozco|Sou|Estou|Tenho|Trabalho|Faço|Fiz|Atuo|Habe|Bin|Arbeite|(?:Desenvolv|Traduz|Escrev|Vend|Dirig|Produz|Conclu|Reduz|Constru)[ií])(?!\p{L})|\p{Lu}\p{Ll}{2,20}ei (?=\p{Ll}|\d)|(?!Dipl|Spécialis|Certifi|Form)\p{Lu}\p{Ll}{2,20}é (?=\d|(?:m[áa]s|una?|el|la|los|las|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|cientos|para|con|en|durante|desde|por)(?!\p{L})))/u;
/** The same inside of a sentence: 'El año pasado llevé …', 'Moro em Évora'. */
const HAS_VERB_OF_I =
  /(?<!\p{L})(?:(?!(?:caf|beb|jos|at|p|f)(?:é)(?!\p{L}))\p{L}{2,}(?<!\bqu)(?:é|ei)|\p{L}{2,}[mtcnldrg]í|he \p{L}+(?:[ai]do|cho|sto|rto)|(?<!(?:en|ao|de|del|em|do) )(?:vivo|moro|uso|cobro|facturo|faturo|hago|hice|tengo|soy|estoy|llevo|faço|fiz|tenho|sou|atendo|entrego|conozco)|trabajo(?= (?:con|en|para|a|desde|de))|trabalho(?= (?:com|em|para|à|a|desde|de))|me dedico)(?!\p{L})/iu;
/** 'Grabo en cabina propia'; 'Diseño de logotipos' is a noun. */
const BEGINS_WITH_VERB = /^\p{Lu}\p{Ll}{2,}o (?=\p{Ll})(?!(?:de|del|da|do|dos|das|para) )/u;
/** 'Paid media buyer, 8 years': a participle that says what sort of one; 'Designed password manager for a bank' is work. */
const BARE_ROLE = new RegExp(
  `^(?:paid|mixed|applied|certified|licen[sc]ed|retired|experienced|qualified|chartered|accredited|registered|skilled) (?!(?:an?|the|my|our) )(?:\\p{L}+ ){0,2}${ROLE.source}(?=$|[,.;(]|\\s(?:with|since|for|of|in|from)(?!\\p{L}))`,
  'iu',
);
/** Things in the singular, which need an article. */
const ONE_THING =
  /^(?:poster|logo|website|app|shop|store|brochure|catalogue|book|film|video|song|game|plugin|dashboard|report|map|mural|menu|label|newsletter|campaign|course|manual|form|bot|script|template|cover|banner|flyer|model|plan)(?= (?:for|of|with|in|on|about) )/;
/** Words for work done: a verb in the past, 'I …', a role. A list of nouns has none. */
const SAYS_SOMETHING =
  /(?<!\p{L})(?:I|we|my|our|me|yo|mi|he|eu|meu|minha|je|mon|ma|mes|j(?=['’])|ich|wir|mein\p{L}*)(?!\p{L})|\b\p{L}{3,20}ed\b|\b(?:recent work|years?)\b/iu;
const NAMES_USER =
  /(?<!\p{L})(?:I|[Ww]e|[Mm]y|[Mm]e|us|[Oo]ur|[Ii]['’]m|[Yy]o|[Mm]i|[Ee]u|[Mm]eu|[Mm]inha|[Jj]e|[Jj](?=['’])|[Mm]on|[Mm]a|[Ii]ch|[Ww]ir|[Mm]ein\p{L}*)(?!\p{L})/u;
/** Participles that describe a person, not their work. */
const STATE = /^(?:based|located|certified|trained|specialized|specialised|experienced|licensed|qualified|registered)$/;
/** 'Trained about 1,900 people'; not 'Certified by Google', 'Experienced in 40 moves'. */
const DONE_TO_OTHERS =
  /^(?:trained|certified|licensed|registered) (?:about |some |nearly |over |more than )?(?:an?|the|all|every|\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})/iu;
/** Nouns, adjectives or participles as well: 'Set of 40 icons', 'Paid ads', 'Shot list'. */
const NEEDS_OBJECT =
  /^(?:set|cut|shot|run|led|read|put|split|spread|ground|bound|found|paid|lit|shown|hidden|broken|torn|drawn|written|given|held|cast|red|bed|wed|shed|hacked|embed|sled|bleed|weed|feed|need|seed|speed)$/;
const HAS_OBJECT =
  /^\p{L}+ (?:up |out |down |together )?(?:an?|the|my|our|all|over|more|every|each|\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})/u;
/** A sentence of the user's in the form for a letter, and its terms. */
export interface Candidate extends LetterFact {
  readonly from: Fact['from'];
  readonly stems: ReadonlySet<string>;
  /** How probably it is of each kind. */
  readonly chances: SentenceChances;
  /** What the user says next of the same job: 'It went from 26 points to 2.' */
  readonly more: readonly Candidate[];
  /** False for a sentence that needs the one before it. */
  readonly standsAlone: boolean;
  /** The id of the sentence before it in the same text, if that is in the letter's reach. */
  readonly behind: string | null;
}

/** The user's sentences and clauses that work alone in a letter. Writing samples are voice, never facts. */
export function candidatesOf(given: readonly Fact[], pack: LanguagePack): Candidate[] {
  const facts = given.map((fact) => ({ ...fact, text: fact.text.replace(LONE_I, 'I') }));
  const another = writtenByAnother(facts);
  const isOwn = another === null && facts.some(({ from, text }) => from === 'about' && saysI(text));
  const speaksForOneself = facts.some(({ from, text }) => from === 'about' && NAMES_USER.test(text));
  // In the user's own voice, in which most profiles are.
  const sentences = facts
    .filter(({ from }) => from !== 'sample' && from !== 'headline')
    .map((fact) => ({ fact, said: another ? saidByOneself(fact.text, another) : fact.text }));
  const chancesBy = classified(sentences);
  const found: Candidate[] = [];
  // Whether the sentence before is in the letter's reach, so that a continuation may be attached to it.
  let isOpen = false;
  for (const { fact, said } of sentences) {
    const { id, from } = fact;
    const chances = chancesBy.get(fact);
    if (said === null || chances === undefined || answersByKind(fact)) {
      isOpen = false;
      continue;
    }
    const continues: boolean = isOpen && from === 'about' && chances.more >= SURELY_MORE && !saysPrice(said);
    const minWords = SHORT_KINDS.has(likeliestOf(chances)) ? MIN_WORDS_OF_WORK : MIN_WORDS;
    const isWork = chances.job + chances.deeds >= SURELY_WORK;
    const how = { pack, from, isOwn, minWords, isWork };
    const behind = isOpen && from === 'about' ? (found.at(-1)?.id ?? null) : null;
    let isFound = false;
    for (const clause of clausesOf(said)) {
      const alone = asSentence(clause, how);
      const text = continues ? asContinuation(clause, speaksForOneself) : alone;
      if (text === null) continue;
      const last = found.at(-1);
      const standsAlone = alone !== null;
      const one: Candidate = { id, text, from, stems: stemsOf(text), chances, more: [], standsAlone, behind };
      if (continues && last) found[found.length - 1] = { ...last, more: [...last.more, one] };
      else found.push(one);
      isFound = true;
    }
    isOpen = isFound && from === 'about';
  }
  return found;
}

/** A fact as the user says it; null where that cannot be known. */
interface OwnSentence {
  readonly fact: Fact;
  readonly said: string | null;
}

/** The sentences of the profile's text see each other; the others stand alone. */
function classified(sentences: readonly OwnSentence[]): Map<Fact, SentenceChances> {
  const textOf = ({ fact, said }: OwnSentence) => said ?? fact.text;
  const about = sentences.filter(({ fact }) => fact.from === 'about');
  const alone = sentences.filter(({ fact }) => fact.from !== 'about');
  const chances = [
    ...classifySentences(about.map(textOf)),
    ...alone.flatMap((one) => classifySentences([textOf(one)])),
  ];
  return new Map([...about, ...alone].flatMap(({ fact }, at) => (chances[at] ? [[fact, chances[at]]] : [])));
}

/** The sentence, or its items where it is a list of past jobs. */
function clausesOf(text: string): string[] {
  const items = /^(?:recent(?:ly| work| projects)?|lately|selected work)\s*:\s*(\S.*)$/iu.exec(text);
  if (items?.[1]) return items[1].split(/;\s+/).map((item) => `Recent work: ${item.replace(/\.$/, '')}.`);
  const parts = text.split(/;\s+/u);
  const areLong = parts.length > 1 && parts.every((part) => wordCount(part) >= MIN_WORDS);
  const areApart = wordCount(text) > MAX_WORDS || parts.slice(1).every((part) => OWN_CLAUSE.test(part));
  return areLong && areApart ? parts : [text];
}

/** As the user wrote it: its subject is in the sentence before. */
function asContinuation(clause: string, speaksForOneself: boolean): string | null {
  const text = clause.replace(/\s+/g, ' ').trim();
  // 'Her largest one' in a profile by nobody who says 'I' is the user's own.
  if (!speaksForOneself && namesAnother(text)) return null;
  const words = wordCount(text);
  if (words < MIN_WORDS - 1 || words > MAX_WORDS || TALKS_TO_CLIENT.test(text)) return null;
  return text.replace(/[\p{L}\p{N})%+]$/u, '$&.');
}

interface HowSaid {
  readonly pack: LanguagePack;
  readonly minWords: number;
  /** Surely of work done, though nothing in it may be known as its verb: 'Compuse la música de un juego.' */
  readonly isWork: boolean;
  readonly from: Fact['from'];
  /** The profile speaks as 'I', so 'he' and names are others. */
  readonly isOwn: boolean;
}

/** Null for a text that does not work alone: too short or long, addressed to the client, dependent on the sentence before. */
function asSentence(clause: string, how: HowSaid): string | null {
  const { pack, from, minWords, isWork } = how;
  const text = clause
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LINKS_BACK, '')
    .replace(/^(I|We)( have)? also (?=\p{Ll})/u, '$1$2 ')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const skills = /^[^:➔→]{2,40}\s?[➔→:]\s?(.+)$/u.exec(text)?.[1];
  if (from === 'skills' && skills && !/[.!?]$/.test(skills)) return pack.skills.replace('{skills}', skills.trim());
  if (isEnumeration(text)) return null;
  const words = wordCount(text);
  if (words < minWords || words > MAX_WORDS || TALKS_TO_CLIENT.test(text)) return null;
  if ([GREETS, HANGS_ON].some((sign) => sign.test(text))) return null;
  const sentence = from === 'portfolio' && isCaption(text) ? ofCaption(text, pack) : inFirstPerson(text, how);
  return sentence !== null &&
    (isWork ||
      [SAYS_SOMETHING, FINITE, SPEAKS_AS_I].some((sign) => sign.test(sentence)) ||
      hasVerbOfI(sentence) ||
      saysPrice(sentence))
    ? sentence.replace(/[\p{L}\p{N})%+]$/u, '$&.')
    : null;
}

/** 'Reel of short explainers (health, museums)': a work of the portfolio without a verb; its participles are adjectives. */
function isCaption(text: string): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  const isSentence = [VERB, SPEAKS_AS_I, NAMES_USER].some((sign) => sign.test(text)) || isSubjectlessPerfect(text);
  return !isSentence && !hasVerbOfI(text) && !isDeed(text, first);
}

/** 'Shop: new checkout' would have two colons. */
function ofCaption(text: string, pack: LanguagePack): string {
  return pack.portfolio.replace('{rest}', text.replace(/ ?: /, ', '));
}

/** 'NetSuite: 17 implementations, SuiteScript, SuiteFlow': a row of names, with or without numbers. */
function isEnumeration(text: string): boolean {
  const items = text.split(/[,;:]/);
  const isShort = items.every((item) => wordCount(item) <= 4);
  return items.length >= 4 && isShort && !/(?<!\p{L})(?:I|we|my|our)(?![\p{L}\p{N}])/u.test(text);
}

function inFirstPerson(text: string, { pack, isOwn, isWork }: HowSaid): string | null {
  if (/^been /i.test(text)) return `I have ${lowerFirst(text)}`;
  if (SPEAKS_AS_I.test(text) || hasVerbOfI(text) || NAMES_USER.test(text)) return text;
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  const third =
    /^(?:[Ss]he|[Hh]e|\p{Lu}\p{Ll}{2,14}(?= (?:is|was) an? |(?= has (?:\p{L}+ed|built|led|been|over|more|\d|put|made|written|done|run|drawn|sold|taught|shot|kept|held|won|had|worked)))) (\p{L}+)\b(.*)$/su.exec(
      text,
    );
  if (third) return ofThird(text, { verb: third[1] ?? '', rest: third[2] ?? '', isOwn });
  if (namesAnother(text)) return null;
  const perfect = perfectOfI(text, isWork);
  if (perfect !== null) return perfect;
  if (BARE_ROLE.test(text)) return ofRoleOrWork(text, pack);
  // '5 years with US teams'
  if (/^\d+\+? (?:years|yrs)\b(?! old\b)/i.test(text)) return `I have ${text}`;
  if (STATE.test(first) && !(isWork && DONE_TO_OTHERS.test(text))) return `I am ${lowerFirst(text)}`;
  if (isDeed(text, first)) return `I ${lowerFirst(text)}`;
  return ofRoleOrWork(text, pack);
}

/** 'She moved a shop' or 'Ann has built 12 shops': by the user, if the profile does not say 'I'. */
function ofThird(text: string, { verb, rest, isOwn }: { verb: string; rest: string; isOwn: boolean }): string | null {
  const isNamed = !/^(?:she|he) /i.test(text);
  const subject = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  // 'Book has sold 2,000 copies.'
  if (isNamed && isKnownStem(stem(subject))) return text;
  // 'Magento is a platform for 40 shops.'
  if (isNamed && (isOwn || (/^(?:is|was)$/.test(verb) && !ROLE.test(text)))) return text;
  return isOwn || namesAnother(rest) ? null : ofThirdPerson(verb, rest);
}

/** 'Shipped 11 apps'; not 'Exploded views, screw keys' and 'Set of 40 icons'. */
function isDeed(text: string, first: string): boolean {
  if (/^(?:exploded|animated|printed|embedded|illustrated|branded|engraved|scheduled) \p{L}+,/iu.test(text))
    return false;
  if (NEEDS_OBJECT.test(first) && !HAS_OBJECT.test(text)) return false;
  return isPast(first) || baseOfParticiple(first) !== null;
}

/** 'Illustrator of picture books' is a person, 'Keyword research for 40 brands' is work; a list of tools is neither. */
export function ofRoleOrWork(text: string, pack: LanguagePack): string {
  const opening = text.split(/[,.;(]/, 1)[0] ?? '';
  // 'Website for a painter' names another person behind its preposition.
  const [head = ''] = opening.split(/ (?:for|of|at|with|in|by|to|from|since|who)(?!\p{L})/u);
  if (ROLE.test(head) && wordCount(opening) <= 8 && !/^(?:the|at|for|with|as)\b/i.test(text)) {
    const role = text.replace(/^An? /, '');
    // 'Power BI developer', 'Melbourne based voice artist' begin with a name.
    const rest = /^\p{Lu}(?:\p{Lu}|\p{Ll}+(?: \p{Lu}{2}|[ -]based\b))/u.test(role) ? role : lowerFirst(role);
    return (/^[aeio]/i.test(role) ? pack.iAmAn : pack.iAmA).replace('{rest}', rest);
  }
  const isWork =
    hasResult(text) &&
    !STUDIES.test(text) &&
    !FINITE.test(text) &&
    (opening.match(/,/g)?.length ?? 0) === 0 &&
    wordCount(opening) >= 3;
  if (!isWork || saysPrice(text)) return text;
  // 'Google Ads for 12 shops' begins with a name.
  const work = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ? text : lowerFirst(text);
  const rest = work.replace(ONE_THING, (thing) => `${/^[aeio]/.test(thing) ? 'an' : 'a'} ${thing}`);
  return pack.work.replace('{rest}', rest).replace('{Rest}', text);
}

/** In Spanish and Portuguese; French participles end alike. */
function hasVerbOfI(text: string): boolean {
  return (
    (HAS_VERB_OF_I.test(text) || BEGINS_WITH_VERB.test(text)) && ['es', 'pt'].includes(detectLanguageOf(text) ?? '')
  );
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** 'Shipped 11 apps' → 'shipped 11 apps'; 'iOS' and 'HubSpot' keep their letters. */
function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}+(?!\p{Ll}*\p{Lu})|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
