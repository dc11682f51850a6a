import type { Block } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { contentStems, share } from '#shared/proposals/verify/words.ts';
import { readingOf, withoutOrder } from '../../analyze/foreign/index.ts';
import { codeLine, puzzleLine } from '../asked-lines.ts';
import { isBroad, tame, wordCount } from '../phrases.ts';
import { inPerson } from './in-person.ts';
import { type Context, capitalised, inQuotes, sentence } from './material.ts';
import { factFor, ownWordsIn } from './proof.ts';
import { led } from './sections.ts';
import type { Abroad } from './tongue.ts';

type Answer = Extract<Block, { type: 'qa' }>;

interface Line {
  readonly text: string;
  readonly evidence: readonly string[];
}

// As many as clients ask of everybody; more is a sheet of them.
const MOST_WHEN_CONCISE = 10;

/** Everything the client asked to hear, in one place; what only the user knows stands as a blank in square brackets. */
export function answers(context: Context, language: Abroad): Block[] {
  const { brief } = context;
  const lines = [
    ...brief.puzzles.map((one) => ({ text: puzzleLine(one, language), evidence: [] })),
    ...codeLines(context, language),
    ...askLines(context, language),
  ];
  const list: Block = {
    type: 'list',
    part: 'answers',
    items: lines.map(({ text }) => text),
    ordered: false,
    evidence: lines.flatMap(({ evidence }) => evidence),
  };
  const taken = context.style === 'concise' ? brief.questions.slice(0, MOST_WHEN_CONCISE) : brief.questions;
  const rest: Block[] =
    taken.length === brief.questions.length
      ? []
      : [{ type: 'p', part: 'answers', text: context.tongue.fixed.onRequest, evidence: [] }];
  const given = [...taken.map((question) => answerTo(question, context, language)), ...rest];
  return lines.length === 0 ? given : [...given, list];
}

function codeLines({ brief, picker }: Context, language: Abroad): Line[] {
  return brief.anywhere.map(({ id, word }) => ({
    text: codeLine(word, language, (wordings) => picker.pick(`code-${id}`, wordings)),
    evidence: [],
  }));
}

function answerTo(question: Question, context: Context, language: Abroad): Answer {
  const { tongue, tell, facts } = context;
  const asked = asPut(question.text);
  const qa = (answer: string, evidence: string[] = []): Answer => ({
    type: 'qa',
    part: 'answers',
    question: asked,
    answer,
    evidence,
  });
  if (question.kind === 'experience') {
    const fact = factFor(question.text, facts, language);
    if (fact) return qa(unlessSaid(fact.text, context), [fact.id]);
  }
  if (question.kind === 'approach' && tongue.fixed.asksHow.test(asked) && isBroad(asked))
    return qa(
      [
        led(context, `led-${question.id}`, tongue.fixed.beginnings, tell('first', `q-${question.id}`)),
        led(context, `along-${question.id}`, tongue.fixed.along, tell('middle', `q2-${question.id}`)),
      ].join(' '),
    );
  // 'Travaillez-vous seul ?' asks for no place.
  const kind = question.kind === 'location' && !PLACE.test(asked) ? 'other' : question.kind;
  return qa(context.blank(tongue.fixed.blanks[kind]));
}

/** What stands in the proposal already is pointed to, not said again word for word. */
function unlessSaid(text: string, { proofs, style, tongue }: Context): string {
  const own = ownWordsIn(proofs).slice(0, style === 'concise' ? 1 : undefined);
  return own.some((proof) => proof.text.includes(text.replace(/[.!?]+$/, '')))
    ? tongue.fixed.saidAbove
    : sentence(text);
}

/** A question as it stands in the proposal. French puts a space before the mark, which it keeps. */
export function asPut(text: string): string {
  const asked = tame(text).replace(/\?$/, () => /\s\?$/.exec(text)?.[0] ?? '?');
  const begun = asked.replace(
    /^([¿¡]?)(\p{Ll}+)(?=[\s,’'-])/u,
    (_, mark: string, word: string) => mark + capitalised(word),
  );
  return begun.endsWith('?') ? begun : sentence(begun);
}

const PLACE =
  /(?<!\p{L})(?:d[oó]nde|onde|où|wo|woher|ubicad\p{L}*|localizad\p{L}*|viv\p{L}*|mora\p{L}*|habit\p{L}*|résid\p{L}*|basé\p{L}*|wohn\p{L}*|zona horaria|fuso|fuseau|zeitzone|pa[ií]s|pays|land|ciudad|cidade|ville|stadt|ort)(?!\p{L})/iu;

function askLines(context: Context, language: Abroad): Line[] {
  const lines = context.brief.asks.map((ask) => askLine(ask, context, language));
  return lines.filter(({ text }, index) => lines.findIndex((other) => other.text === text) === index);
}

function askLine(ask: Ask, context: Context, language: Abroad): Line {
  const { fixed } = context.tongue;
  if (ask.kind === 'other')
    return {
      text: `${takenUp(ask, context, language)}${fixed.colon}${context.blank(fixed.askBlanks.other)}`,
      evidence: [],
    };
  if (ask.kind === 'plan') return { text: fixed.planAbove, evidence: [] };
  const own = ownAnswer(ask, context, language);
  return {
    text: `${fixed.labels[ask.kind]}${fixed.colon}${own?.text ?? context.blank(fixed.askBlanks[ask.kind])}`,
    evidence: own?.evidence ?? [],
  };
}

function ownAnswer(ask: Ask, context: Context, language: Abroad): Line | null {
  const { proofs, facts } = context;
  const { links } = proofs;
  if ((ask.kind === 'samples' || ask.kind === 'portfolio') && links.length > 0)
    return { text: links.map(({ url }) => url).join(' '), evidence: links.map(({ factId }) => factId) };
  if (ask.kind !== 'experience' && ask.kind !== 'introduction') return null;
  const fact = factFor(ask.text, facts, language);
  return fact ? { text: unlessSaid(fact.text, context), evidence: [fact.id] } : null;
}

const RECOGNISED_FROM = 0.7;

/** In the writer's own person, as long as the client recognises what they asked; else in their words, as a quotation. */
function takenUp(ask: Ask, { tongue }: Context, language: Abroad): string {
  const bare = bareAsk(clipped(tame(ask.text)), language);
  const said = inPerson(bare, language, tongue);
  const isRecognised = share(contentStems(ask.text), new Set(contentStems(said))) >= RECOGNISED_FROM;
  return isRecognised && !isClaim(said) ? said : inQuotes(bare, tongue.fixed.quotes);
}

/** Without the order to send or say it: 'Bitte schicken Sie mir zwei Seiten' asks for 'zwei Seiten'. */
function bareAsk(text: string, language: Abroad): string {
  const reading = readingOf(language);
  const bare = reading === undefined ? text : withoutOrder(text, reading);
  return bare === '' ? text : bare;
}

const MAX_ASK_WORDS = 30;

function clipped(text: string): string {
  const bare = text.replace(/[.:;!?\s]+$/, '');
  return wordCount(bare) <= MAX_ASK_WORDS ? bare : `${bare.split(/\s+/).slice(0, MAX_ASK_WORDS).join(' ')} …`;
}
