import { type FactKind, isListOfNames, labelledFact } from '#shared/profiles/facts.ts';
import { isListItem, sentencesOf, withoutDecoration, withoutListMark } from '#shared/profiles/lines.ts';
import type { ImportedLine } from './imported-line.ts';
import { headedLine, type Section, sectionOf } from './sections.ts';
import { isNoise, wholeLines } from './whole-lines.ts';

/** The lines of a text about a person, each by what letters take from it. Changes no word. */
export function factsOfText(text: string): ImportedLine[] {
  const lines: ImportedLine[] = [];
  let section: Section = 'top';
  for (const whole of wholeLines(text)) {
    const begun = sectionOf(whole);
    if (begun) section = begun;
    else if (!isNoise(whole)) lines.push(...linesIn(whole, section));
  }
  return joinedSkills(lines);
}

/** 'Shop ➔ Liquid, CSS': the arrow stands for a colon. */
const ARROW = /(?<=^[^:→➔➜➤⇒]{2,40})\s*[→➔➜➤⇒]\s*(?=\S)/u;

function linesIn(whole: string, section: Section): ImportedLine[] {
  const line = withoutListMark(whole).replace(ARROW, ': ');
  const known = labelledFact(line);
  if (known) return [{ ...known, isTicked: true }];
  const headed = headedLine(line);
  if (headed) return [lineOf(headed.rest, headed.section)];
  if (section === 'skills' && (wordsIn(line) < LEAST_WORDS || !saysSomething(line))) return [skill(line)];
  const sentences = sentencesOf(line).map((sentence) => sentence.trim());
  const isItem = isListItem(whole);
  return sentences.filter(Boolean).map((sentence) => lineOf(sentence, section, isItem));
}

function lineOf(text: string, section: Section, isItem = false): ImportedLine {
  const kind = kindOf(text, section);
  return { kind, text, isTicked: isUseful(text, kind, section, isItem) };
}

function skill(text: string): ImportedLine {
  return { kind: 'skill', text: withoutDecoration(text.replace(/\s*[|·•]\s*/g, ', ')), isTicked: true };
}

const URL = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]{2,40}\.(?:com|io|dev|net|org|co|design|me|app)\/\S+/i;
const RATE =
  /[$€£₹]\s?\d[\d.,]*\s?(?:\+\s?)?(?:\/|per|an?|each|-)?\s?(?:h\b|hr\b|hours?\b|hourly)|\b\d+\s?(?:USD|EUR|GBP|dollars|euros?)\s?(?:\/|per|an?)\s?h/i;
const AVAILABILITY =
  /\d[^.]{0,12}\b(?:hrs?|hours?)\s?(?:\/|per|a|each)\s?week\b|\bas needed\b.{0,20}\bopen\b|\bavailable (?:from|for|full|part|\d|on|mon|week)/i;
const TIME_ZONE = /\b(?:UTC|GMT)\s?[+-−–]\s?\d|\btime ?zone\b/i;
const CERTIFICATE = /\b(?:certified|certification|certificate)\b/i;
const MOST_WORDS_OF_A_FACT = 14;

function kindOf(text: string, section: Section): FactKind {
  const words = wordsIn(text);
  if (words <= MOST_WORDS_OF_A_FACT) {
    if (RATE.test(text)) return 'rate';
    if (AVAILABILITY.test(text)) return 'availability';
    if (TIME_ZONE.test(text)) return 'time_zone';
    if (section === 'certificates' || CERTIFICATE.test(text)) return 'certificate';
  }
  if (URL.test(text) && (section === 'links' || wordsIn(text.replace(URL, '')) <= 6)) return 'link';
  if (isListOfNames(text)) return 'skill';
  if (section === 'about' || section === 'other') return 'about';
  if (section === 'top') return saysDone(text) ? 'project' : 'about';
  return 'project';
}

const LEAST_WORDS = 5;
/** Praise by a client, or the label of a platform: no line of the person's own. */
const OF_OTHERS = /^["“”«]|^(?:rating is|\d(?:\.\d+)? out of 5|great|excellent|highly recommend)\b/i;

function isUseful(text: string, kind: FactKind, section: Section, isItem: boolean): boolean {
  if (section === 'other' || OF_OTHERS.test(text)) return false;
  if (kind !== 'project' && kind !== 'about') return true;
  return wordsIn(text) >= LEAST_WORDS && (isItem || saysSomething(text));
}

const FIRST_PERSON = /(?<!\p{L})(?:I|we|my|our|yo|mi|eu|meu|minha|je|mon|ma|ich|mein\p{L}*|wir)(?!\p{L})/iu;
const DONE =
  /(?<!\p{L})(?:(?!speed|feed|need|seed|embed|indeed|red(?!\p{L}))\p{L}{2,20}ed|built|rebuilt|led|wrote|rewrote|ran|made|grew|cut|won|sold|taught|moved|kept|drew|shot|set up|took|brought|began|drove|found|sent|gave|spent)(?!\p{L})/iu;

function saysDone(text: string): boolean {
  return DONE.test(text) && /\d/.test(text);
}

function saysSomething(text: string): boolean {
  return FIRST_PERSON.test(text) || DONE.test(text) || (/\d/.test(text) && wordsIn(text) >= LEAST_WORDS);
}

/** A list of skills of one per line is one line for a letter, of at most so many. */
const SKILLS_IN_A_LINE = 12;

function joinedSkills(lines: readonly ImportedLine[]): ImportedLine[] {
  const joined: ImportedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isJoined =
      last?.kind === 'skill' && line.kind === 'skill' && namesIn(last) + namesIn(line) <= SKILLS_IN_A_LINE;
    if (last && isJoined && !/:/.test(last.text + line.text))
      joined[joined.length - 1] = { ...last, text: `${last.text.replace(/[,.;]$/, '')}, ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

function namesIn({ text }: ImportedLine): number {
  return text.split(',').length;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
