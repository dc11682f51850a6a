import type { JobBrief } from '#shared/proposals/brief.ts';
import type { HiddenText, LeftOutText } from '#shared/proposals/hidden-words.ts';
import { LANGUAGE_NAMES, type WrittenLanguage } from '#shared/proposals/languages.ts';
import { demandsOf } from '#shared/proposals/layout.ts';
import type { LetterLines } from '#shared/proposals/letter/material.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import { contentStems, sentencesOf } from '#shared/proposals/verify/words.ts';
import type { PostInput } from '../read/clean.ts';
import { HiddenWords } from './hidden-words.ts';
import { lengthLine, STYLE_LINES, TONE_LINES } from './options-lines.ts';
import { textWithoutInjections } from './prompt-injection.ts';
import type { Prompt } from './request-text.ts';
import { RULES, SHORT_RULES } from './rules.ts';
import { SentTexts } from './sent-texts.ts';

/** Everything that a proposal is written from. */
export interface ModelTask {
  readonly post: PostInput;
  readonly brief: JobBrief;
  /** The user's own texts: skills, About Me, portfolio. */
  readonly profile: readonly string[];
  /** Typed for this job. */
  readonly lines: LetterLines;
  /** Lines of the trade; the model may use them. */
  readonly knowledge: readonly string[];
  /** Beginnings of writing samples: how the user writes, and no fact. */
  readonly voice: readonly string[];
  readonly tone: Tone;
  readonly style: Style;
  readonly language: WrittenLanguage;
  /** What the user wants hidden. */
  readonly hidden: readonly string[];
}

/** 'short' for models with little room. */
export type PromptForm = 'full' | 'short';

/** A prompt, what it does not say, and how what it hides is put back. */
export interface SentPrompt extends Prompt {
  readonly hidden: readonly HiddenText[];
  readonly leftOut: readonly LeftOutText[];
  readonly restore: (text: string) => string;
}

const SHORT_POST_CHARS = 2_500;
const SHORT_FACTS = 6;

/** The prompt of a whole proposal. The key is drawn at random for each request. */
export function promptFor(task: ModelTask, key: string, form: PromptForm = 'full'): SentPrompt {
  const hider = new HiddenWords(task.hidden);
  const { sections, leftOut } = materialOf(task, form);
  const user = userMessage([...sections, ['OPTIONS', optionsOf(task)]], key, hider);
  return {
    system: form === 'full' ? RULES : SHORT_RULES,
    user,
    hidden: hider.hidden,
    leftOut,
    restore: (text) => hider.restore(text),
  };
}

export type Section = readonly [name: string, text: string];

/** The author of a text inside cannot know the key, so nothing inside can close it. */
export function userMessage(sections: readonly Section[], key: string, hider: HiddenWords): string {
  const fenced = sections.map(([name, text]) => `<<<${name}-${key}\n${hider.hide(text)}\n${name}-${key}>>>`);
  const placeholders =
    hider.hidden.length > 0
      ? ' A text such as {{WORD_1}} stands for words that you do not see: copy it letter for letter.'
      : '';
  return [
    `The material stands between marks with the key ${key}, which never stands in an answer.${placeholders}`,
    ...fenced,
  ].join('\n\n');
}

/** POST, PROFILE, LINES, CHECKLIST, KNOWLEDGE and VOICE, and what of them is not sent. */
export function materialOf(task: ModelTask, form: PromptForm) {
  const { brief, knowledge, voice } = task;
  const sent = new SentTexts();
  const wantsWork = brief.asks.some(({ kind }) => kind === 'samples' || kind === 'portfolio' || kind === 'resume');
  const post = sent.post(task.post, brief.ignored);
  const profile = task.profile.map((text) => sent.own(text, wantsWork)).filter((text) => text !== '');
  const own = (texts: readonly string[]) => texts.map((text) => sent.own(text, wantsWork));
  const all: Section[] = [
    ['POST', form === 'full' ? post : cutAtSentence(post, SHORT_POST_CHARS)],
    ['PROFILE', (form === 'full' ? profile : nearestSentences(profile, post)).join('\n\n') || '(empty)'],
    ['LINES', linesOf(task, (text) => sent.own(text, true)).join('\n')],
    ['CHECKLIST', checklistOf(brief).join('\n')],
    ['KNOWLEDGE', form === 'full' ? knowledge.map((line) => `- ${line}`).join('\n') : ''],
    ['VOICE', form === 'full' ? own(voice).join('\n---\n') : ''],
  ];
  return { sections: all.filter(([, text]) => text !== ''), leftOut: sent.leftOut };
}

/** Of a post its beginning, whole sentences. */
function cutAtSentence(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const cut = text.slice(0, chars);
  const end = Math.max(...['. ', '.\n', '? ', '?\n', '! ', '\n'].map((mark) => cut.lastIndexOf(mark)));
  return end > chars / 2 ? cut.slice(0, end + 1) : cut;
}

/** The sentences of a profile that have most of the post's words, in their order. */
function nearestSentences(profile: readonly string[], post: string): string[] {
  const wanted = new Set(contentStems(post));
  const rated = profile
    .flatMap(sentencesOf)
    .map((text, at) => ({ text, at, shared: new Set(contentStems(text).filter((stem) => wanted.has(stem))).size }));
  const best = rated.toSorted((a, b) => b.shared - a.shared || a.at - b.at).slice(0, SHORT_FACTS);
  return best.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
}

const PLACES: Readonly<Record<string, string>> = {
  proof: 'the nearest project',
  first_step: 'the first step',
  question: 'the closing question',
  understanding: 'what goes wrong',
  ps: 'the postscript',
  availability: 'hours, place and start',
  code: 'the sentence that the client wants first',
};

function linesOf({ lines, brief }: ModelTask, own: (text: string) => string): string[] {
  const asked = new Map([...brief.questions, ...brief.asks].map(({ id, text }) => [id, `“${text}”`]));
  const typed = Object.entries(lines).map(([id, text]) => [id, own(text)] as const);
  const said = typed
    .filter(([, text]) => text !== '')
    .map(([id, text]) => `- ${PLACES[id] ?? asked.get(id) ?? 'the client’s demand'}: ${text}`);
  return said.length > 0 ? ['Keep these nearly word for word, each in its place.', ...said] : [];
}

function checklistOf({ questions, asks, conditions, availability, puzzles, opener, codeSentence, anywhere }: JobBrief) {
  // Of a part that addresses a model nothing is listed.
  const list = (name: string, texts: readonly string[]) =>
    texts.filter((text) => textWithoutInjections(text) === text).map((text) => `- ${name}: ${text}`);
  return [
    ...list(
      'question',
      questions.map(({ text }) => text),
    ),
    ...list(
      'wants',
      asks.map(({ text }) => text),
    ),
    ...list(
      'condition',
      [...conditions, ...availability].map(({ text }) => text),
    ),
    ...list(
      'small puzzle',
      puzzles.map(({ expression, answer }) => `${expression}${answer === null ? '' : ` = ${answer}`}`),
    ),
    ...list(
      'must be in the text',
      anywhere.map(({ word }) => word),
    ),
    ...list(
      'stands first already, do not write it',
      [opener, codeSentence].flatMap((code) => (code ? [code.word] : [])),
    ),
  ];
}

function optionsOf({ tone, style, language, brief, lines }: ModelTask): string {
  const left = Object.entries(lines).flatMap(([id, text]) => (text === '' && PLACES[id] ? [PLACES[id]] : []));
  return [
    `Language: ${LANGUAGE_NAMES[language].name}.${language === 'en' ? '' : ' Address the client as the post does; politely where it does not show.'}`,
    `Tone. ${TONE_LINES[tone]}`,
    `Style. ${STYLE_LINES[style].says}`,
    lengthLine(style, demandsOf(brief)),
    ...(left.length > 0 ? [`Leave out: ${left.join(', ')}.`] : []),
  ].join('\n');
}
