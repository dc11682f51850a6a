import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';

export type Sections = Partial<Record<Part, readonly Block[]>>;
type Middle = readonly [
  'needs' | 'approach' | 'why_me',
  'needs' | 'approach' | 'why_me',
  'needs' | 'approach' | 'why_me',
];

/** What is said of the writer, when it is one of the first things said. */
const WHY_FIRST: Middle = ['why_me', 'needs', 'approach'];
const WHY_BEFORE_PLAN: Middle = ['needs', 'why_me', 'approach'];
const WHY_THEN_PLAN: Middle = ['why_me', 'approach', 'needs'];
const PLAN_FIRST: Middle = ['approach', 'needs', 'why_me'];
const PLAN_THEN_WHY: Middle = ['approach', 'why_me', 'needs'];
const AS_A_RULE: Middle = ['needs', 'approach', 'why_me'];

/**
 * How the middle of a proposal is ordered: by its style in the first place, and in each tone in a way of its own. The hook comes
 * first; what the client asked stands right before the next step.
 */
const ORDER: Record<Style, Record<Tone, Middle>> = {
  standard: {
    professional: AS_A_RULE,
    friendly: WHY_BEFORE_PLAN,
    casual: PLAN_FIRST,
    conversational: WHY_FIRST,
    enthusiastic: PLAN_THEN_WHY,
    formal: WHY_THEN_PLAN,
  },
  smart_question: {
    professional: PLAN_FIRST,
    friendly: AS_A_RULE,
    casual: PLAN_THEN_WHY,
    conversational: WHY_BEFORE_PLAN,
    enthusiastic: WHY_THEN_PLAN,
    formal: WHY_FIRST,
  },
  problem_solving: {
    professional: WHY_FIRST,
    friendly: PLAN_FIRST,
    casual: AS_A_RULE,
    conversational: PLAN_THEN_WHY,
    enthusiastic: WHY_BEFORE_PLAN,
    formal: WHY_THEN_PLAN,
  },
  detailed: {
    professional: WHY_BEFORE_PLAN,
    friendly: PLAN_THEN_WHY,
    casual: WHY_FIRST,
    conversational: AS_A_RULE,
    enthusiastic: PLAN_FIRST,
    formal: WHY_THEN_PLAN,
  },
  concise: {
    professional: WHY_FIRST,
    friendly: WHY_THEN_PLAN,
    casual: WHY_BEFORE_PLAN,
    conversational: PLAN_FIRST,
    enthusiastic: AS_A_RULE,
    formal: PLAN_THEN_WHY,
  },
};

/**
 * The sections of a proposal in the order of its style and tone, in whichever language. `write` is told whether proof follows the
 * hook anyway, so that the hook needs none.
 */
export function inOrder(style: Style, tone: Tone, write: (isWhyFirst: boolean) => Sections): (readonly Block[])[] {
  const middle = ORDER[style][tone];
  const sections = write(middle[0] === 'why_me');
  const order: readonly Part[] = ['hook', ...middle, 'answers', 'next_step', 'ps'];
  return order.map((part) => sections[part] ?? []).filter((blocks) => blocks.length > 0);
}
