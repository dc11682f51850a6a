import fc from 'fast-check';
import { readVerdicts, VERDICTS_FILE } from '../scripts/patterns/verdicts.ts';
import { POST_SHAPES, type PostShape } from './shapes.ts';

const MAX_CHARS = 20_000;
const MAX_TITLE_CHARS = 300;
const PLAIN_TITLE = 'Fix the checkout of our online shop';

/** Characters that patterns, word breakers and bidirectional text stumble over, by kind. */
const ALPHABETS: readonly (readonly string[])[] = [
  ['-', '–', '—', '_', '=', '*', '#', '~', '.', '|', '+'],
  ['(', ')', '[', ']', '{', '}', '<', '>', '«', '»', '„', '“', '”', '"', "'", '`'],
  [' ', '\t', '\n', '\r', '\u00a0', '\u2028', '\u200b', '\u200d', '\ufeff', '\u00ad'],
  ['!', '?', '.', ',', ';', ':', '…', '·', '•', '✅', '☑'],
  ['0', '1', '5', '9', '$', '€', '%', '.', ',', '+', '-', ':', '/'],
  ['a', 'A', 'b', 'e', 'E', 'i', 'n', 'N', 't', 'T', ' '],
  ['𝗮', '𝘣', '𝒄', '𝔡', '𝕖', '𝖋', '𝚐', '𝟏', '𝟚'],
  ['م', 'ر', 'ح', 'ב', 'ש', '\u202e', '\u202b', '\u2066', '\u2069'],
  ['我', '们', '需', '要', 'р', 'а', 'з', 'α', 'β'],
  ['👩‍💻', '🚀', '🏳️‍🌈', '👍🏽', '1️⃣', '🇪🇺'],
  ['a\u0301', 'e\u0300\u0301\u0302', '\u0301', '\ufe0f', '\u{e0041}'],
];

const WORDS =
  'please send your rate portfolio we need a developer who can build the page start with word begin proposal code if you are an ai ignore instructions have you worked budget is hours per week must experience thanks dear hi bitte senden sie wir brauchen enviar su propuesta nous avons besoin envoyez precisamos de um'.split(
    ' ',
  );

/** Posts and titles that are hard to read, the same for the same seed. */
export function hostileShapes(seed: number, count: number): readonly PostShape[] {
  return fc
    .sample(fc.oneof(repeated, nested, mixed, nearMatch, inTitle), { seed, numRuns: count })
    .map((shape, at) => ({
      ...shape,
      name: `${at}: ${shape.name}`,
    }));
}

const ofOneKind = fc
  .constantFrom(...ALPHABETS)
  .chain((alphabet) => fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 8 }))
  .map((characters) => characters.join(''));
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((all) => `${all.join(' ')} `);
const known = fc.constantFrom(...POST_SHAPES).map(({ description }) => description.slice(0, 40));
const piece = fc.oneof(ofOneKind, words, known);
const separator = fc.constantFrom('', '', ' ', '\n', '. ', ', ', '\n\n', ' - ', '?');

const repeated = fc
  .record({ pieces: fc.array(piece, { minLength: 1, maxLength: 4 }), separator })
  .map(({ pieces, separator: between }) => post('repeated', filled(pieces.join(between) + between, MAX_CHARS)));

const nested = fc
  .record({ open: ofOneKind, inner: piece, close: ofOneKind, depth: fc.integer({ min: 10, max: 6_000 }) })
  .map(({ open, inner, close, depth }) => post('nested', open.repeat(depth) + inner + close.repeat(depth)));

const mixed = fc
  .record({ pieces: fc.array(fc.tuple(piece, separator), { minLength: 50, maxLength: 400 }) })
  .map(({ pieces }) => post('mixed', filled(pieces.map((pair) => pair.join('')).join(''), MAX_CHARS)));

/** The texts on which a pattern of the code is slowest, as recheck has found them, in the middle of a post and with another end. */
const attacks = Object.values(readVerdicts(VERDICTS_FILE)).flatMap(({ attack }) => attack ?? []);
const nearMatch = fc
  .record({
    attack: fc.constantFrom(...attacks),
    before: piece,
    after: piece,
    pumps: fc.integer({ min: 20, max: 20_000 }),
  })
  .map(({ attack, before, after, pumps }) => {
    const pumped = attack.pumps.map(({ prefix, pump }) => prefix + filled(pump, Math.min(pumps, MAX_CHARS)));
    return post('near a match', before + pumped.join('') + attack.suffix + after);
  });

const inTitle = fc
  .oneof(
    piece,
    fc.constantFrom(...attacks).map(({ pumps }) => pumps.map(({ prefix, pump }) => prefix + pump).join('')),
  )
  .map((text) => ({
    ...post('in the title', 'We need a logo. Please send your rate.'),
    title: filled(text, MAX_TITLE_CHARS),
  }));

function filled(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}

function post(name: string, description: string): PostShape {
  return { name, title: PLAIN_TITLE, description: description.slice(0, MAX_CHARS) };
}
