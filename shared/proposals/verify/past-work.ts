import {
  type About,
  hasPresent,
  isAboutClient,
  isDenied,
  isOfPost,
  isUnreal,
  type Place,
  saysTime,
} from './clause-place.ts';
import type { Language } from './languages/index.ts';
import { NUMBER_WORDS } from './numbers.ts';
import { contentStems } from './words.ts';

/** As far before 'me' stands the verb that goes with it. */
const TO_OBJECT = 3;

/** What a clause says of the writer without 'I'. */
export function aboutWithoutSubject(place: Place): About {
  const { piece, words, language, before } = place;
  if (language.denials.test(piece) && !language.fails.test(piece)) return 'denial';
  if (isAboutClient(piece, words, language) || language.conclusions.has(words[0] ?? '')) return 'other';
  if (namesWriter(place) || (!isUnreal(place) && tellsOfWork(place))) return 'claim';
  return inherits(place) ? (before ?? 'other') : 'other';
}

/** 'My clients', a guarantee. */
function namesWriter(place: Place): boolean {
  const { piece, words, language, before } = place;
  if (isOwned(words, language) && (before !== 'plan' || language.records.test(piece))) return true;
  return language.guarantees.test(piece) && !isDenied(place);
}

/** Praise, records, time that is free, and what was done. */
function tellsOfWork(place: Place): boolean {
  const { piece, language, known, before } = place;
  if (language.customers.test(piece) && language.praise.test(piece)) return true;
  if (tellsPast(place) && isPastOfWriter(place)) return true;
  if (isOfPost(piece, known)) return before !== 'plan' && isDoneForWriter(place);
  if (saysTime(place)) return true;
  if (before === 'plan') return false;
  return isDoneForWriter(place) || language.records.test(piece) || isOtherJob(place);
}

function isOtherJob({ piece, words, language }: Place): boolean {
  return language.otherJobs.test(piece) && !hasPresent(words, language);
}

/** 'My clients', but not 'my question'. */
function isOwned(words: readonly string[], language: Language): boolean {
  const at = words.findIndex((word) => language.possessives.has(word));
  if (at === -1) return false;
  const noun = words.slice(at + 1).find((word) => !language.ownAdjectives.has(word)) ?? '';
  return !language.ownMatters.test(noun);
}

/** 'Trusted me'; but not 'send me', or 'that tells me'. */
function isDoneForWriter({ words, language, before }: Place): boolean {
  const at = words.findIndex((word) => language.objects.has(word));
  if (at === -1) return false;
  const isOrder = (before === null || before === 'other') && language.orders.has(words[0] ?? '');
  return !isOrder && !words.slice(Math.max(0, at - TO_OBJECT), at).some((word) => language.tells.test(word));
}

/** A verb of the past; English regular ones only where they are no participle of a noun. */
function tellsPast({ piece, words, language }: Place): boolean {
  if (hasPresent(words, language)) return false;
  if (language.done.test(piece)) return true;
  const isPast = (word: string, at: number) =>
    at > 0 && language.regularPast.test(word) && !language.participleBehind.has(words[at - 1] ?? '');
  return words.some(isPast);
}

/** Not the client's past: it names another job, or what only the profile names, or little of the post. */
function isPastOfWriter({ piece, words, language, known, before, whole }: Place): boolean {
  const stems = contentStems(piece).filter((stem) => !/^\d/.test(stem));
  const isElsewhere = language.otherJobs.test(piece) || (language.elsewhere.test(piece) && !whole.hasPresent);
  if (isOfPost(piece, known) && !isElsewhere) return false;
  const isResult = language.outcomes.test(piece) || words.some((word) => /\d/.test(word) || NUMBERS.has(word));
  if (language.relatives.has(words[0] ?? ''))
    return stems.length > 1 && !language.passives.test(piece) && (isResult || isElsewhere);
  if (language.subordinates.has(words[0] ?? '') || before === 'plan') return false;
  if (stems.length === 0) return before === 'claim';
  if (isElsewhere || stems.some((stem) => known.own.has(stem) && !known.post.has(stem))) return true;
  return isResult && known.post.size > 0 && !whole.hasPresent && !whole.isAboutClient;
}

const NUMBERS: ReadonlySet<string> = new Set(NUMBER_WORDS);

/** A clause without a subject goes on as the one before: 'I moved a shop, cut its costs and trained the staff'. */
function inherits(place: Place): boolean {
  const { words, before, language } = place;
  if (before === null || before === 'question' || isUnreal(place)) return false;
  return !language.topics.has(words[0] ?? '') && !words.some((word) => language.finite.has(word));
}
