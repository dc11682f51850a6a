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

/**
 * What the user says about themself, sentence by sentence and in their own words: all that a proposal may claim. What is said twice
 * counts where it is said first: a sentence of the profile that a sample repeats is of the profile.
 */
export function collectFacts(input: ProfileInput): Fact[] {
  const known = new Map<string, Omit<Fact, 'id'>>();
  for (const piece of piecesOfAll(input)) {
    const words = piece.text.toLowerCase();
    if (!known.has(words)) known.set(words, piece);
    if (known.size === MAX_FACTS) break;
  }
  return [...known.values()].map((piece, index) => ({ id: `F${index + 1}`, ...piece }));
}

/** One by one: what is beyond the last fact is not looked at. */
function* piecesOfAll(input: ProfileInput): Generator<Omit<Fact, 'id'>> {
  for (const role of (input.headline ?? '').split(BETWEEN_ROLES)) yield* piecesOf(role, 'headline');
  yield* piecesOf(input.skillsAndExperience, 'skills');
  yield* piecesOf(input.aboutMeStatement, 'about');
  yield* piecesOf(input.portfolio, 'portfolio');
  for (const sample of input.writingSamples) yield* piecesOf(withoutCodeWord(sample), 'sample');
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

function* piecesOf(text: string, from: Fact['from']): Generator<Omit<Fact, 'id'>> {
  for (const line of new Set(toPlainLetters(text).split(/\r?\n+/))) {
    for (const sentence of sentencesOf(withoutDecoration(line))) {
      const said = sentence.trim();
      if (said.length >= 2 && said.length <= MAX_FACT_CHARS && /[\p{L}\p{N}]/u.test(said)) yield { text: said, from };
    }
  }
}
