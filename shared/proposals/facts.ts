import type { Fact } from './blocks.ts';
import type { GenerateInput } from './contract.ts';
import { toPlainLetters } from './unicode-text.ts';

export type ProfileInput = Pick<
  GenerateInput,
  'skillsAndExperience' | 'aboutMeStatement' | 'portfolio' | 'writingSamples'
>;

// Enough for any profile; keeps the check of an edited proposal under a few milliseconds.
const MAX_FACTS = 160;
const MAX_FACT_CHARS = 400;

/** What the user says about themself, sentence by sentence and in their own words: all that a proposal may claim. */
export function collectFacts(input: ProfileInput): Fact[] {
  const pieces: Omit<Fact, 'id'>[] = [
    ...piecesOf(input.skillsAndExperience, 'skills'),
    ...piecesOf(input.aboutMeStatement, 'about'),
    ...piecesOf(input.portfolio, 'portfolio'),
    ...input.writingSamples.flatMap((sample) => piecesOf(withoutCodeWord(sample), 'sample')),
  ];
  const unique = [...new Map(pieces.map((piece) => [piece.text.toLowerCase(), piece])).values()];
  return unique.slice(0, MAX_FACTS).map((piece, index) => ({ id: `F${index + 1}`, ...piece }));
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

const DECORATION =
  /[\p{Extended_Pictographic}\u{FE0F}\u{200D}\u{2022}\u{25A0}-\u{25FF}\u{2700}-\u{27BF}\u{2190}-\u{21FF}\u{2B00}-\u{2BFF}★☆✓✔|]+/gu;

/** '✦ ➤ •' and emoji are dress, not words; digits and '#*©®' count as pictographic in Unicode and stay. */
function withoutDecoration(line: string): string {
  return line
    .replace(DECORATION, (marks) => (/^[\d#*©®™]+$/u.test(marks) ? marks : ' '))
    .replace(/^[\s*\-–—·>+=~]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cuts after '.', '!' or '?' before a capital; abbreviations of one letter and 'Node.js' do not end a sentence. */
function sentencesOf(line: string): string[] {
  return line.split(/(?<=[^\s.][^\s.][.!?…]["'”’)]?)\s+(?=["'“‘(]?\p{Lu})/u);
}
