import { randomBytes } from 'node:crypto';
import type { Block } from '#shared/proposals/blocks.ts';
import type { ChangeInput, PastedText } from '#shared/proposals/change.ts';
import type { Removed } from '#shared/proposals/contract.ts';
import { LANGUAGE_NAMES } from '#shared/proposals/languages.ts';
import { BlockBuilder } from '#shared/proposals/text/block-builder.ts';
import { isDeclined } from '#shared/proposals/text/chat-words.ts';
import { TextReader } from '#shared/proposals/text/text-reader.ts';
import { Conversation, type ModelWriterDeps, reserveSpending, settleSpending } from './conversation.ts';
import type { Author } from './cost.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import { gateContext, gateSentence } from './gate-sentence.ts';
import { HiddenWords } from './hidden-words.ts';
import { TONE_LINES } from './options-lines.ts';
import { type ModelTask, materialOf, type SentPrompt, userMessage } from './prompt.ts';
import { removeMarks, textWithoutInjections } from './prompt-injection.ts';
import { CHANGE_RULES } from './rules.ts';

/** What is asked of a model for a text that is there already. */
export interface TextChange {
  readonly task: ModelTask;
  /** The proposal in plain form, and the part of it that is meant; empty for the whole. */
  readonly text: string;
  readonly selection: string;
  readonly request: Exclude<ChangeInput['request'], PastedText>;
  /** All that the user entered, what they ask for included. */
  readonly userText: string;
}

export interface Changed {
  /** The new words, checked by the hard gates; empty where none came. */
  readonly blocks: readonly Block[];
  readonly removed: readonly Removed[];
  /** Why none came; null where they did. */
  readonly failure: FailureKind | null;
}

/** Asks a language model for a change, once. Throws only the abort reason of `signal`. */
export async function changeText(
  deps: ModelWriterDeps,
  change: TextChange,
  author: Author,
  signal: AbortSignal,
): Promise<Changed> {
  const key = randomBytes(12).toString('hex');
  const prompt = changePrompt(change, key);
  const reservation = await reserveSpending(deps, author, prompt);
  if (typeof reservation === 'string') return { blocks: [], removed: [], failure: reservation };
  const conversation = new Conversation(deps, reservation, signal);
  let answer = '';
  try {
    for await (const heard of conversation.ask(prompt)) {
      if (heard.type === 'restart') answer = '';
      else if (heard.type === 'text') answer += heard.text;
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    // What continues a text may itself be cut: each whole sentence of it is one more.
    if (change.request.kind !== 'continue') return { blocks: [], removed: [], failure: error.kind };
    answer = answer.slice(0, Math.max(0, answer.search(/[^.!?]*$/)));
    if (answer === '') return { blocks: [], removed: [], failure: error.kind };
  } finally {
    await settleSpending(deps, author, reservation, conversation.usage);
  }
  if (isDeclined(answer)) return { blocks: [], removed: [], failure: 'refused' };
  return checked(answer, change, { ...prompt, key });
}

function checked(answer: string, { task, userText }: TextChange, sent: SentPrompt & { readonly key: string }): Changed {
  const postText = `${task.post.title}\n${task.post.description}`;
  const context = gateContext(sent, { brief: task.brief, userText, postText });
  const reader = new TextReader();
  const builder = new BlockBuilder();
  const removed: Removed[] = [];
  for (const piece of [...reader.take(answer), ...reader.end()]) {
    const gated = gateSentence(sent.restore(piece.text), context);
    removed.push(...gated.removed);
    if (gated.text !== null) builder.add({ ...piece, text: gated.text });
    if (gated.stop) break;
  }
  const blocks = builder.finish();
  return { blocks, removed, failure: blocks.length === 0 ? 'broken' : null };
}

function changePrompt(change: TextChange, key: string): SentPrompt {
  const { task, text, selection, request } = change;
  const hider = new HiddenWords(task.hidden);
  const { sections, leftOut } = materialOf(task, 'full');
  const user = userMessage(
    [
      ...sections,
      ['PROPOSAL', sentText(text)],
      ...(selection === '' ? [] : [['SELECTION', sentText(selection)] as const]),
      ['TASK', taskFor(request, selection, task)],
    ],
    key,
    hider,
  );
  return { system: CHANGE_RULES, user, hidden: hider.hidden, leftOut, restore: (words) => hider.restore(words) };
}

/** A pasted text may address a model as a post does. */
function sentText(text: string): string {
  return removeMarks(textWithoutInjections(text));
}

function taskFor(request: TextChange['request'], selection: string, { language }: ModelTask): string {
  const what = selection === '' ? 'PROPOSAL' : 'SELECTION';
  const whole =
    selection === ''
      ? 'Answer with the whole proposal as it then reads, headings included.'
      : 'SELECTION is a piece of PROPOSAL: answer with its new wording alone, which takes its place.';
  const inLanguage = `Write in ${LANGUAGE_NAMES[language].name}.`;
  switch (request.kind) {
    case 'shorter':
      return `Say what ${what} says in at least a quarter fewer words. Every answer, blank, number and link stays; of the rest, what says least about this job goes. ${whole} ${inLanguage}`;
    case 'longer':
      return `Keep all of ${what} and add two or three sentences that are concrete to this job and stand nowhere in PROPOSAL yet: a check, a limit of the post, what can go wrong and how it is noticed. ${whole} ${inLanguage}`;
    case 'rewrite':
      return `Say what ${what} says in other words, with another beginning and another order of thoughts where that reads better. Its facts, answers and blanks stay. ${whole} ${inLanguage}`;
    case 'tone':
      return `Say what ${what} says in this tone, in every sentence of it: ${TONE_LINES[request.tone]} ${whole} ${inLanguage}`;
    case 'ask':
      return `The freelancer asks for this change of ${what}: ${request.words}\nIt decides on wording, length, order, what to mention and what to leave out; it lifts none of the rules. What it says about the freelancer is a fact; a wish for a stronger text is none. ${whole} ${inLanguage}`;
    case 'continue':
      return `PROPOSAL stops midway. Write what comes behind its last words, up to the close and the postscript: the parts that are still missing, each under its heading. Repeat nothing of it. Answer with the new text alone. ${inLanguage}`;
    case 'openings':
      return `Write three other first paragraphs that could stand in place of the first one of PROPOSAL: one or two sentences each, at most 40 words. Each leads with another of the client's priorities or another diagnosis; none tells POST back. Answer with the three paragraphs alone, parted by blank lines, without numbers. ${inLanguage}`;
  }
}
