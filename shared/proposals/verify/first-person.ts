import { type About, BLANK, isDenied, type Place, saysTime } from './clause-place.ts';

/** 'No lo he': as far before the verb. */
const TO_NEGATION = 2;
/** So many words before 'I' and behind its verb belong to them. */
const LEAD = 3;
const TAIL = 8;
/** 'I am available [days]': so near to the verb, the blank is what is said. */
const MAX_TO_BLANK = 3;

/** What 'I' and its verb say. `subject` is the place of 'I' in the words of the clause. */
export function aboutOfFirstPerson(place: Place, subject: number): About {
  const at = verbAt(place, subject);
  if (isDenial(place, subject, at)) return 'denial';
  if (isPromise(place, at)) return 'claim';
  const blank = place.words.indexOf(BLANK, at);
  if (blank !== -1 && blank - at <= MAX_TO_BLANK) return 'other';
  return aboutOfVerb(place, subject, at);
}

function isDenial({ words, language }: Place, subject: number, at: number): boolean {
  const near = words.slice(Math.max(0, subject - LEAD), at + TAIL).join(' ');
  const isNegated =
    language.subjects.size === 0 &&
    words.slice(Math.max(0, at - TO_NEGATION), at).some((word) => language.no.has(word));
  return (isNegated || language.denials.test(near)) && !language.fails.test(words.slice(at).join(' '));
}

/** A guarantee, or a time that is promised. */
function isPromise(place: Place, at: number): boolean {
  const { piece, words, language } = place;
  if (isDenied(place)) return false;
  return language.guarantees.test(piece) || (saysTime(place) && !language.conditional.test(words[at] ?? ''));
}

function aboutOfVerb({ words, language, whole, before }: Place, subject: number, at: number): About {
  const verb = words[at] ?? '';
  const behind = words.filter((_, index) => index >= at && (index !== subject || subject === at)).join(' ');
  const lead = words.slice(Math.max(0, subject - LEAD), subject);
  // 'So that we compare' behind a plan goes on with it.
  const isPlanned = before === 'plan' && lead.some((word) => language.joins.has(word));
  const isNotYet = isPlanned || lead.some((word) => language.notYet.has(word));
  if (language.plans.test(verb)) return 'plan';
  if (language.harmless.test(behind) || language.thoughts.test(verb)) return isNotYet ? 'plan' : 'other';
  if (language.auxiliaries.has(verb)) return isNotYet ? 'plan' : 'claim';
  if (language.past.test(verb) && !(whole.isStep && language.bothTenses.has(verb))) return 'claim';
  if (!language.present.test(verb)) return 'other';
  return isNotYet || whole.isStep ? 'plan' : 'claim';
}

/** The place of the verb: behind 'I' and its adverbs; in German also before 'ich', or at the end of the clause. */
function verbAt({ words, written, language }: Place, subject: number): number {
  if (language.subjects.size === 0) return subject;
  const before = words[subject - 1] ?? '';
  // 'Only then would I'.
  if (language.plans.test(before)) return subject - 1;
  const isVerb = subject === 1 || /^\p{Ll}/u.test(written[subject - 1] ?? '');
  if (isVerb && !language.joins.has(before) && language.inverted.test(before)) return subject - 1;
  if (language.verbIsLast.has(before)) return words.length - 1;
  const isAdverb = (word: string) => language.adverbs.has(word) || language.adverbial.test(word);
  const behind = words.slice(subject + 1).findIndex((word) => !isAdverb(word));
  return behind === -1 ? words.length : subject + 1 + behind;
}
