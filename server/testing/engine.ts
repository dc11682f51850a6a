import { aBrief } from '#shared/proposals/brief.fixture.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { documentOfText } from '#shared/proposals/document/of-text.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import type { Engine, GenerationEvent } from '../features/proposals/index.ts';
import { AppError } from '../http/app-error.ts';

/** A text with what is hard to cut: styled letters and emoji are two UTF-16 units each. */
export const SCRIPTED_TEXT =
  'A bread bag is small, so the mark has to work at 20 mm. 🥖\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\n• a logo\n• in one colour 👩‍🍳\n\n𝗣.𝗦. Which oven do you use?';

export interface ScriptedEngine extends Engine {
  /** Lets writing go on to the end after it stopped at `pauseAt`. */
  resume(): void;
  /** How often it was asked to write. */
  readonly asked: () => number;
}

/**
 * An engine that writes `SCRIPTED_TEXT` in two pieces. With `pauseAt` it waits between them for `resume()`, or for ever;
 * `failWith` is thrown there.
 */
export function scriptedEngine(
  options: { pauseAt?: number; failWith?: Error; failAtOnce?: Error } = {},
): ScriptedEngine {
  let asked = 0;
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  async function* generate(request: Parameters<Engine['generate']>[0]): AsyncIterable<GenerationEvent> {
    asked++;
    if (options.failAtOnce) throw options.failAtOnce;
    const brief = briefOf(request.input.jobTitle);
    const cut = options.pauseAt ?? 60;
    yield { type: 'brief', brief };
    yield { type: 'section', part: 'proof' };
    yield { type: 'delta', text: SCRIPTED_TEXT.slice(0, cut) };
    if (options.failWith) throw options.failWith;
    if (options.pauseAt !== undefined) await resumed;
    yield { type: 'section', part: 'hook' };
    yield { type: 'delta', text: SCRIPTED_TEXT.slice(cut) };
    yield { type: 'verified', blanks: 0 };
    yield { type: 'done', answer: { ...answerOf('A bread bag is small.', brief), plainText: SCRIPTED_TEXT } };
  }
  const read: Engine['read'] = async ({ title }) => briefOf(title);
  const byComposer = { change: withoutModel, writingModel: () => null };
  return { generate, read, ...byComposer, resume: () => resume(), asked: () => asked };
}

const withoutModel: Engine['change'] = () => Promise.reject(new AppError('NO_LANGUAGE_MODEL'));

/** An answer whose document is `text`, by a language model. */
export function answerOf(text: string, brief: JobBrief): Omit<GenerateAnswer, 'proposalId'> {
  const document = documentOfText(text);
  const said = { document, formattedProposal: documentToHtml(document), plainText: text, brief };
  const found = { warnings: [], unanswered: [], ignored: [] };
  const how = { layout: 'auto', engine: 'llm', fallback: false, usage: null, seed: 's1', language: 'en' } as const;
  const letter = { sections: [], sentences: [], slots: [], removed: [], isCut: false, material: null, lines: {} };
  return { ...said, ...found, ...how, ...letter };
}

function briefOf(title: string): JobBrief {
  return aBrief({ title });
}
