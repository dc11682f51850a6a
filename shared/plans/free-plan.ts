/** The texts about the free plan, in the forms that pages need. */
export interface FreePlanWords {
  /** 'Unlimited proposals': a line of a list. */
  readonly line: string;
  /** 'Unlimited': beside the word 'Proposals'. */
  readonly short: string;
  /** 'unlimited proposals': in the middle of a sentence. */
  readonly inline: string;
  /** 'Unlimited proposals are free.' */
  readonly sentence: string;
}

const UNLIMITED: FreePlanWords = {
  line: 'Unlimited proposals',
  short: 'Unlimited',
  inline: 'unlimited proposals',
  sentence: 'Unlimited proposals are free.',
};

/** While the setting is unknown: true in either case, and claims neither. */
export const SOME_FREE_PROPOSALS: FreePlanWords = {
  line: 'Free proposals',
  short: 'Included',
  inline: 'free proposals',
  sentence: 'Writing proposals is free.',
};

/**
 * The texts of every page about the free plan. `limit` is the number for a week; null when it is unlimited. Source:
 * docs/spec/decisions.md#plans, FREE_WEEKLY_LIMIT in both readings.
 */
export function freePlanWords(limit: number | null): FreePlanWords {
  if (limit === null) return UNLIMITED;
  const isOne = limit === 1;
  const line = `${limit.toLocaleString('en-US')} ${isOne ? 'proposal' : 'proposals'} a week`;
  return {
    line,
    short: `${limit.toLocaleString('en-US')} a week`,
    inline: line,
    sentence: `${line} ${isOne ? 'is' : 'are'} free.`,
  };
}
