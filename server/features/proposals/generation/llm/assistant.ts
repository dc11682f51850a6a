import type { Part } from '#shared/proposals/blocks.ts';
import type { HiddenText } from '#shared/proposals/masking.ts';
import { PROMPT_END, PROMPT_START } from '#shared/proposals/pasted.ts';
import type { WrittenSection } from './answer-schema.ts';
import { maskFor } from './masking/mask-for.ts';
import { type ModelTask, type Prompt, promptFor } from './prompt.ts';
import { removeMarks, textWithoutInjections } from './prompt-injection.ts';
import { SectionReader } from './read-sections.ts';

/** The task as one text for a chat, and the function that unmasks its answer. */
export interface AssistantPrompt {
  readonly prompt: string;
  readonly hidden: readonly HiddenText[];
  readonly restore: (text: string) => string;
}

/** The task of a model in one text. It ends by asking for a readable letter instead of JSON. */
export function promptForAssistant(task: ModelTask, key: string): AssistantPrompt {
  const mask = maskFor(task);
  const { system, user } = promptFor(task, { key, mask });
  const say = (text: string) => mask.hide(removeMarks(textWithoutInjections(text)));
  const prompt = [PROMPT_START, system, user, formFor(task, say), PROMPT_END].join('\n\n');
  return { prompt, hidden: mask.hidden, restore: (text) => mask.restore(text) };
}

// A real one is random for each request.
const NO_KEY = '0'.repeat(24);

/** The request to the model for this task, by the code of the real one, with everything but the random key; nothing is sent. */
export function previewFor(task: ModelTask): Prompt & Pick<AssistantPrompt, 'hidden'> {
  const mask = maskFor(task);
  return { ...promptFor(task, { key: NO_KEY, mask }), hidden: mask.hidden };
}

function formFor({ plan, brief }: ModelTask, say: (text: string) => string): string {
  const parts = plan.sections.filter(({ isAsked }) => isAsked).map(({ part }) => part);
  const asked = [...brief.questions, ...brief.asks].map(({ id, text }) => `${id}: (${say(text)})`);
  const wanted: Part[] = asked.length > 0 && !parts.includes('answers') ? [...parts, 'answers'] : parts;
  const form = wanted.map((part) =>
    part === 'answers' ? ['[answers]', ...asked].join('\n') : `[${part}]\n(your sentences)`,
  );
  return `This is a chat, so the form of the answer differs from the one above: plain text that a person can read, no JSON, no Markdown, no code block and no ids of facts. Put the name of each section in square brackets on a line of its own, then its sentences. Under [answers] each answer begins with the id that stands here, and takes the place of the words in round brackets:

${form.join('\n\n')}`;
}

/** The sections of a JSON answer in the requested form, with any text around it; else none. */
export function sectionsInJson(text: string): WrittenSection[] {
  if (!text.includes('"part"') || !text.includes('"blocks"')) return [];
  const reader = new SectionReader();
  return [...reader.take(text), ...reader.end()].flatMap((one) => (one.type === 'section' ? [one.section] : []));
}
