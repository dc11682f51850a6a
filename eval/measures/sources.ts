import { packOf } from '#server/features/proposals/generation/write/language-pack.ts';
import { actsOf, playbookOf } from '#server/features/proposals/generation/write/playbook.ts';
import type { LetterSentence, SentenceSource } from '#shared/proposals/letter/material.ts';
import { closeSentence, contract, wordCount } from '#shared/proposals/letter/pieces.ts';
import { contentStems, wordsOf } from '#shared/proposals/verify/words.ts';
import type { Letter } from '../write.ts';
import { type Measure, meanOf, rateOf, ruleOf, toMeasure } from './measure.ts';

type Checked = Pick<Letter, 'post' | 'facts' | 'lines' | 'text'> & {
  readonly material: Letter['material'];
  readonly letter: Letter['letter'];
};

/** The sources of the letters' words: every word has one, most of post and user where lines are typed. */
export function measureSources(name: string, letters: readonly Letter[], hasLines: boolean): Measure[] {
  const shares = letters.map((letter) => ({ letter, own: shareOf(letter, ['post', 'fact', 'line']) }));
  const poor = shares.filter(({ own }) => own < OWN_AIM).sort((a, b) => a.own - b.own);
  return [
    ruleOf(`${name}: every word has a source`, letters, (letter) => {
      const words = wordsWithoutSource(letter);
      return words.length === 0 ? null : `${letter.post.id}: ${words.join(' ').slice(0, 200)}`;
    }),
    toMeasure(
      { name: `${name}: words of post, user or line, mean`, ...(hasLines && { aim: { atLeast: OWN_AIM } }) },
      meanOf(shares.map(({ own }) => own)),
      letters.length,
      hasLines ? poor.map(({ letter, own }) => `${letter.post.id}: ${own.toFixed(2)}`) : [],
    ),
    rateOf({ name: `${name}: letters with a sentence of the user or the trade` }, letters, ({ letter, post }) =>
      letter.sentences.some(({ source }) => source !== 'post' && source !== 'joint') ? null : post.id,
    ),
    ...(['post', 'fact', 'line', 'playbook', 'joint'] as const).map((source) =>
      toMeasure(
        { name: `${name}: words of source ${source}, mean` },
        meanOf(letters.map((letter) => shareOf(letter, [source]))),
        letters.length,
      ),
    ),
  ];
}

const OWN_AIM = 0.7;

/** Labels repeat the client's words, so they count as the post's. */
function shareOf({ letter, text }: Checked, sources: readonly SentenceSource[]): number {
  const said = (from: readonly SentenceSource[]) =>
    wordCount(letter.sentences.filter(({ source }) => from.includes(source)));
  const rest = withoutParts(text, [...letter.sentences.map((one) => one.text), ...headingsOf(letter)]);
  const labels = wordsOf(rest).length;
  const all = said(['post', 'fact', 'line', 'playbook', 'joint']) + labels;
  return all === 0 ? 1 : (said(sources) + (sources.includes('post') ? labels : 0)) / all;
}

/** The words of a letter that are neither in a sentence with a true source nor in a label, a heading or a blank. */
export function wordsWithoutSource(given: Checked): string[] {
  const { letter, material, text } = given;
  const untrue = letter.sentences.filter((sentence) => !isTrue(sentence, given)).map((one) => one.text);
  const known = [...letter.sentences.map((one) => one.text), ...headingsOf(letter), ...framesOf(material), 'P.S.'];
  return [...untrue, ...wordsOf(withoutParts(text, known))];
}

/** The words around a blank, as they stand in the text. */
function framesOf({ words, asks, puzzles }: Letter['material']): string[] {
  const topics = asks.flatMap(({ topic }) => (topic === null ? [] : [`${topic}:`]));
  const frames = [
    ...Object.values(words.own),
    ...Object.values(words.asks),
    ...[words.startAndHours, words.nextQuestion, words.nextOther],
    ...puzzles.map(({ expression }) => expression),
  ];
  return [...topics, ...frames.flatMap((frame) => frame.split(/\{[xy]\}/).map((part) => part.trim()))].filter((part) =>
    /\p{L}/u.test(part),
  );
}

function headingsOf({ blocks }: Letter['letter']): string[] {
  return blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
}

/** The rest of a text without its blanks and these parts, each removed once for each time it is given. */
function withoutParts(text: string, parts: readonly string[]): string {
  const longestFirst = [...parts].sort((a, b) => b.length - a.length);
  return withoutBlanks(longestFirst.reduce((rest, part) => rest.replace(part, () => ' | '), text));
}

function withoutBlanks(text: string): string {
  return text.replace(/\[[^[\]]*\]/g, ' ');
}

/** Whether the words of a sentence come from its stated source. */
function isTrue({ text, source }: LetterSentence, { post, facts, lines, material }: Checked): boolean {
  const { words, language } = material;
  switch (source) {
    case 'post': {
      const known = new Set(wordsOf(`${post.title} ${post.description} you your you are have would not`));
      const answers = new Set(wordsOf(material.puzzles.map(({ answer }) => answer ?? '').join(' ')));
      return wordsOf(withoutBlanks(text)).every((word) => known.has(word) || answers.has(word));
    }
    case 'fact': {
      const { skills, work, portfolio, iAmA, iAmAn, card } = packOf(language);
      const known = new Set(
        contentStems(
          `${facts.map((fact) => fact.text).join(' ')} ${skills} ${work} ${portfolio} ${iAmA} ${iAmAn} ${card.list} ${card.and} recent ${framesOf(material).join(' ')}`,
        ),
      );
      return contentStems(text).every((stem) => known.has(stem));
    }
    case 'line': {
      // A fragment gets a subject or a frame: 'I would …', 'My rate is …'.
      const subject = wordsOf(
        JSON.stringify([
          words.lines.did,
          words.lines.wouldDo,
          words.lines.recent,
          words.lines.first,
          words.units,
          ...framesOf(material),
        ]),
      );
      return Object.values(lines).some((line) => {
        const known = new Set([...wordsOf(line), ...subject]);
        return wordsOf(text).every((word) => known.has(word));
      });
    }
    case 'playbook': {
      const files = [...playbookOf(language), ...actsOf(language)];
      const said = files.flatMap(({ wrong, first, questions, tips }) => [...wrong, ...first, ...questions, ...tips]);
      const all = said.map((line) => closeSentence(contract(line.text, words)));
      // A question may stand in a frame.
      const own = text.replace(words.own.question.replace('{x}', ''), '').replace(/\.$/, '');
      return all.some((line) => line.includes(own));
    }
    case 'model':
      return false;
    case 'joint': {
      const greeting = words.greetingNamed.replace('{name}', material.clientName ?? '');
      const { greeting: plain, lead, parts, afterQuestion } = words;
      return [plain, greeting, lead.first_step, lead.proof, parts, afterQuestion].includes(text);
    }
  }
}
