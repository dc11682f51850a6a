import type { Ask, Question } from '../brief.ts';
import type { SlotKind } from './material.ts';

const SLOT_OF: Readonly<Record<Question['kind'] | Ask['kind'], SlotKind>> = {
  rate: 'rate',
  availability: 'availability',
  timeline: 'named_question',
  location: 'named_requirement',
  approach: 'opinion',
  plan: 'opinion',
  experience: 'experience',
  introduction: 'experience',
  samples: 'link',
  portfolio: 'link',
  resume: 'link',
  other: 'named_question',
};
const LINKS = /(?<!\p{L})(?:links?|urls?|enlaces?|liens?|verlink\p{L}*)(?!\p{L})/iu;

/** What the blank for a question or an ask is called, and what is typed there remembered by. */
export function slotKindOf(item: Question | Ask): SlotKind {
  const isQuestion = 'yesNoExperience' in item;
  return item.kind === 'other' && !isQuestion && LINKS.test(item.text) ? 'link' : SLOT_OF[item.kind];
}
