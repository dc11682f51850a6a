import { sentencesOf, withoutDecoration } from '../profiles/lines.ts';
import type { Fact } from './blocks.ts';
import type { GenerateInput } from './contract.ts';
import { toPlainLetters } from './unicode-text.ts';

export type ProfileInput = Pick<
  GenerateInput,
  'skillsAndExperience' | 'aboutMeStatement' | 'portfolio' | 'writingSamples'
> &
  Partial<Pick<GenerateInput, 'headline'>>;

// Enough for any profile; keeps the check of an edited proposal under a few milliseconds.
const MAX_FACTS = 160;
const MAX_FACT_CHARS = 400;
/** 'WordPress developer | WooCommerce · 10 years'. */
const BETWEEN_ROLES = /\s*[|•·\n]\s*|\s+[-–—/]\s+/;

/** What the user says about themself, sentence by sentence and in their own words: all that a proposal may claim. */
export function collectFacts(input: ProfileInput): Fact[] {
  const pieces: Omit<Fact, 'id'>[] = [
    ...(input.headline ?? '').split(BETWEEN_ROLES).flatMap((part) => piecesOf(part, 'headline')),
    ...piecesOf(input.skillsAndExperience, 'skills'),
    ...piecesOf(input.aboutMeStatement, 'about'),
    ...piecesOf(input.portfolio, 'portfolio'),
    ...input.writingSamples.flatMap((sample) => piecesOf(withoutCodeWord(sample), 'sample')),
  ];
  const unique = [...new Map(pieces.map((piece) => [piece.text.toLowerCase(), piece])).values()];
  return unique.slice(0, MAX_FACTS).map((piece, index) => ({ id: `F${index + 1}`, ...piece }));
}

/** What a user asked for counts as their own words: 'mention my NDA with Acme' says that there is one. */
export function factsOfRequests(requests: readonly string[]): Fact[] {
  return requests.map((text, index) => ({ id: `R${index + 1}`, text, from: 'request' }));
}

/** Past letters begin with another client's code word: a lone first line in capitals is no fact. */
function withoutCodeWord(sample: string): string {
  return sample.replace(/^\s*([^\n]*)\n/, (all, line: string) =>
    /[A-Z]/.test(line) && line === line.toUpperCase() ? '' : all,
  );
}

function piecesOf(text: string, from: Fact['from']): Omit<Fact, 'id'>[] {
  return toPlainLetters(text)
    .split(/\r?\n+/)
    .map(withoutDecoration)
    .flatMap(sentencesOf)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 2 && sentence.length <= MAX_FACT_CHARS && /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => ({ text: sentence, from }));
}
