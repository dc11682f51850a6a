import type { Frame, LetterAsk, LetterLines, LetterMaterial, LetterWords } from './material.ts';
import { answerOfLine } from './own-lines.ts';
import { asIs, inFrame, sentence } from './pieces.ts';
import type { Place } from './place.ts';

/** The sentence that the client wants first stands as a blank that holds it: one click says that it is true. */
export function codePlaces({ codeSentence }: LetterMaterial): Place[] {
  if (codeSentence === null) return [];
  const prompt = codeSentence.replace(/[[\]]/g, '');
  return [
    {
      ...{ id: 'code', kind: 'code_sentence', part: 'opener', prompt, asked: codeSentence, frame: '{x}' },
      isDemand: true,
      given: [],
      typed: (line) => [asIs('opener', line.trim(), 'line', 'code')],
      suggestions: [codeSentence],
    },
  ];
}

/** The client's riddles and demands, in their order. */
export function askPlaces(material: LetterMaterial, lines: LetterLines, places: ReadonlySet<string>): Place[] {
  const { puzzles, asks, words } = material;
  const used = new Set<string>();
  return [
    ...puzzles.map(({ id, expression, answer }): Place => {
      const frame = words.puzzle.replace('{expression}', expression).replace('{answer}', '{x}');
      return {
        ...{ id, kind: 'named_question', part: 'answers', prompt: words.prompts.puzzle, asked: expression, frame },
        isDemand: true,
        given: answer === null ? [] : [asIs('answers', inFrame(frame, answer), 'post')],
        typed: (line) => [asIs('answers', inFrame(frame, line.trim()), 'line', id)],
        suggestions: [],
      };
    }),
    ...asks.map((ask): Place => {
      const isStanding = places.has(ask.id) || ask.fact !== null || (lines[ask.id] ?? '').trim() !== '';
      const next = ask.topic !== null || !isStanding ? '' : nextOf(ask.frame, words);
      const isFirst = next === '' || !used.has(next);
      used.add(next);
      return askPlace(ask, isFirst ? words.asks[ask.frame] : next, material);
    }),
  ];
}

/** How a second one of these begins; empty for a frame that says what is asked. */
function nextOf(frame: Frame, { nextQuestion, nextOther }: LetterWords): string {
  if (frame === 'question' || frame === 'yes_no') return nextQuestion;
  return frame === 'other' ? nextOther : '';
}

function askPlace(ask: LetterAsk, inOwn: string, material: LetterMaterial): Place {
  const { words } = material;
  const { id, kind, prompt, label, topic, fact, echo, suggestions } = ask;
  const frame = topic === null ? inOwn : `${topic}: {x}.`;
  const answering = { ...ask, inFrame: inOwn };
  const yesOrNo = echo === null ? [] : [echo.yes, echo.no];
  const withYes = fact !== null && echo !== null ? [`${words.yes}: ${fact.text}`] : [];
  return {
    ...{ id, kind, part: 'answers', prompt, asked: label, frame, ask },
    isDemand: true,
    given:
      fact === null
        ? []
        : [sentence('answers', answerOfLine(fact.text, { ...answering, topic: null }, material), 'fact', fact.id)],
    typed: (line) => [asIs('answers', answerOfLine(line, answering, material), 'line', id)],
    suggestions: [...withYes, ...suggestions, ...yesOrNo],
  };
}
