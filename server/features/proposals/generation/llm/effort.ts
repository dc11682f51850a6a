export type ReasoningEffort = 'none' | 'minimal' | 'low' | 'medium' | 'high';

/** The model, as `ModelAccess` names it. */
interface Access {
  readonly wire: 'openai-compatible' | 'anthropic' | 'google';
  readonly model: string;
  readonly reasoningEffort?: ReasoningEffort | undefined;
}

// Gemini 2.5 takes a number of tokens, its successors a word. Models called Pro have a higher minimum.
const LEAST_OF_PRO = { budget: 128, level: 'low' } as const;
const BUDGETS = { none: 0, minimal: 0, low: 512, medium: 1_024, high: 2_048 } as const;
const LEVELS = { none: 'minimal', minimal: 'minimal', low: 'low', medium: 'medium', high: 'high' } as const;
const EFFORTS = { none: 'low', minimal: 'low', low: 'low', medium: 'medium', high: 'high' } as const;

/**
 * The reasoning effort, in each provider's form; empty without a setting. Reasoning counts as output: of the longest answer,
 * and of the time to the first word.
 */
export function effortOptions({ wire, model, reasoningEffort: effort }: Access) {
  if (effort === undefined) return {};
  if (wire === 'anthropic') return { anthropic: { effort: EFFORTS[effort] } };
  if (wire === 'openai-compatible') return { llm: { reasoningEffort: effort } };
  return { google: { thinkingConfig: thinkingOfGoogle(model, effort) } };
}

function thinkingOfGoogle(model: string, effort: ReasoningEffort) {
  const isPro = /-pro\b/.test(model);
  if (/gemini-2\.5/.test(model))
    return { thinkingBudget: isPro ? Math.max(LEAST_OF_PRO.budget, BUDGETS[effort]) : BUDGETS[effort] };
  return { thinkingLevel: isPro && LEVELS[effort] === 'minimal' ? LEAST_OF_PRO.level : LEVELS[effort] };
}
