import type { Ask, JobBrief, Question } from '#shared/proposals/brief.ts';
import type { LetterSlot } from '#shared/proposals/letter/material.ts';
import { slotKindOf } from '#shared/proposals/letter/slot-kinds.ts';
import type { Done } from '../../generation/generation-state.ts';
import { addSentence } from '../text/add-sentence.ts';

/** What the client asks for and the text does not say. */
export interface Missing {
  readonly id: string;
  /** In the client's words. */
  readonly quote: string;
}

type Kind = Question['kind'] | Ask['kind'];

/** One natural sentence for each kind of ask; in brackets what is to be typed. */
const SENTENCES: Readonly<Record<Kind, string>> = {
  rate: 'My rate for this is [your rate].',
  timeline: 'I would need [how long you need].',
  availability: 'I can start [your start].',
  samples: 'An example of my work: [link].',
  portfolio: 'My portfolio: [link].',
  resume: 'My CV: [link].',
  experience: 'The closest project I have done: [your project].',
  introduction: 'About me: [one sentence about you].',
  approach: 'I would start with [your first step].',
  plan: 'I would start with [your first step].',
  location: 'I work from [your place].',
  other: '[your answer].',
};
const OF_CONDITION = 'For your requirements: [your availability].';

/** The letter with a blank for what it does not answer, in a sentence of its own. */
export function addBlankFor(letter: Done, { id, quote }: Missing, brief: JobBrief): Done {
  const item = [...brief.questions, ...brief.asks].find((one) => one.id === id);
  const { answer } = letter;
  const inEnglish = item ? SENTENCES[item.kind] : OF_CONDITION;
  const prompt = /\[(.+)\]/.exec(inEnglish)?.[1] ?? 'your answer';
  // In another language the blank stands alone.
  const sentence = answer.language === 'en' ? inEnglish : `[${prompt}]`;
  const slot: LetterSlot = {
    ...{ id, prompt, state: 'open', text: '', suggestions: [], part: 'answers' },
    asked: item?.text ?? quote,
    kind: item ? slotKindOf(item) : 'named_requirement',
  };
  return {
    ...letter,
    document: addSentence(letter.document, answer, 'answers', sentence),
    edited: true,
    answer: { ...answer, slots: [...answer.slots.filter((one) => one.id !== id), slot] },
  };
}
