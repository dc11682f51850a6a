import { BLANK } from './clause-place.ts';
import type { Language } from './languages/index.ts';
import type { ClaimLanguage } from './languages/names.ts';

/** A part of a sentence that is asked, or said before the question. */
interface Part {
  readonly text: string;
  readonly isAsked: boolean;
}

/** A sentence as its clauses are read: its blanks as one sign, without quotations, "I'd" and "j'ai" as two words. */
export function openSentence(sentence: string, textLanguage: ClaimLanguage): string {
  return spaced(sentence.replace(/\[[^[\]]*\]/g, ` ${BLANK} `).replace(QUOTED, ' '), textLanguage);
}

const QUOTED = /[“"„«][^”"“»]{0,300}[”"“»]/g;

function spaced(text: string, textLanguage: ClaimLanguage): string {
  const plain = text.replace(/[’‘]/g, "'");
  if (textLanguage === 'en')
    return plain.replace(
      /(?<!\p{L})(I|we|you|they|he|she|it|that|there|who|what)'(d|ll|ve|m|re|s)(?!\p{L})/giu,
      "$1 '$2",
    );
  return textLanguage === 'fr' ? plain.replace(/(?<!\p{L})(\p{L}{1,2})'(?=\p{L})/gu, "$1' ") : plain;
}

/** What is asked, and what is said before the question in the same sentence. */
export function partsOf(open: string): Part[] {
  const trimmed = open.trim();
  if (!/\?["'”’)\]]*$/.test(trimmed)) return [{ text: trimmed, isAsked: false }];
  const inverted = trimmed.lastIndexOf('¿');
  const cut = Math.max(inverted, ...[...trimmed.matchAll(/[;:]\s|\s[–—-]\s|—/g)].map(({ index }) => index + 1));
  return cut <= 0
    ? [{ text: trimmed, isAsked: true }]
    : [
        { text: trimmed.slice(0, cut), isAsked: false },
        { text: trimmed.slice(cut), isAsked: true },
      ];
}

/** Cut at punctuation, before a second subject, and before a relative that has a past of its own. */
export function piecesOf(text: string, language: Language): string[] {
  return text
    .split(/(?<=:)\s+|[;()]\s*|\s[–—-]\s|—|,\s+/)
    .flatMap((piece) => cutAtSubjects(piece, language))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}□]/u.test(piece));
}

function cutAtSubjects(piece: string, language: Language): string[] {
  const words = piece.split(/\s+/).filter((word) => word !== '');
  const lower = words.map((word) => word.toLowerCase());
  const cuts: number[] = [];
  let hasSubject = false;
  lower.forEach((word, at) => {
    const isSubject = isSubjectAt(lower, at, language);
    if (isSubject && (hasSubject || at > 1)) {
      let from = at;
      while (from > 0 && at - from < 3 && language.joins.has(lower[from - 1] ?? '')) from--;
      // 'For your shop I would': what stands before the only subject belongs to it.
      if (from > 0 && (hasSubject || from < at)) cuts.push(from);
    }
    if (at > 0 && language.relatives.has(word) && doneAt(lower, at + 1, language)) cuts.push(at);
    hasSubject ||= isSubject;
  });
  const edges = [0, ...new Set(cuts), words.length].sort((a, b) => a - b);
  return edges.slice(1).map((end, index) => words.slice(edges[index], end).join(' '));
}

function doneAt(words: readonly string[], at: number, language: Language): boolean {
  const word = words[at] ?? '';
  const found = language.done.exec(word);
  return found !== null && found[0].length === word.length;
}

/** A pronoun, or where there is none the verb. */
export function isSubjectAt(words: readonly string[], at: number, language: Language): boolean {
  const word = words[at] ?? '';
  if (language.subjects.size > 0) return language.subjects.has(word);
  return isVerbOfFirstPerson(words, at, language);
}

/** Spanish and Portuguese: the verb itself says who acts. An article before it makes it a noun. */
function isVerbOfFirstPerson(words: readonly string[], at: number, language: Language): boolean {
  const word = (words[at] ?? '').replace(/[^\p{L}-]/gu, '');
  const before = words[at - 1] ?? '';
  if (language.articles.has(before)) return false;
  if (language.auxiliaries.has(word)) return true;
  return [language.plans, language.thoughts, language.past, language.present].some((pattern) => pattern.test(word));
}
