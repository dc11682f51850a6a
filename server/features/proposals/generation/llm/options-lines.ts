import type { Style, Tone } from '#shared/proposals/options.ts';

/** What a tone changes in every part: contractions, length of sentences, opening and close. */
export const TONE_LINES: Readonly<Record<Tone, string>> = {
  professional:
    'Professional: businesslike and calm. No contractions. Sentences of 12 to 20 words. Opens on the matter itself; closes with a direct question.',
  friendly:
    "Friendly: warm, like a colleague who wants this to go well. Contractions throughout (I'd, it's, that's). Opens on what this costs the client's day; one plain human remark in the plan; closes with an easy question (\"Would it help if …?\"). No small talk, no praise.",
  casual:
    'Casual: relaxed and brisk. Contractions everywhere; most sentences under 12 words, some of three or four; everyday verbs (fix, check, sort out). Opens in the middle of the thought; closes short ("Which one\'s first?"). No slang.',
  conversational:
    'Conversational: as if spoken on a call. Contractions; once you ask a question yourself and answer it ("Where would I start? With …"); some sentences begin with "So", "And" or "That said"; closes the way one hands back the word.',
  enthusiastic:
    "Enthusiastic: energy by verbs and specifics. Contractions; active verbs first; says once which part of this job is the interesting one and why; opens on that; closes on what you'd want to look at first. No exclamation marks, no feelings named.",
  formal:
    'Formal: reserved and exact, for institutions. No contractions, no idiom, full sentences of 18 to 28 words; "I would propose", "this would allow"; opens with the subject of the job; closes with an indirect question ("May I ask whether …?").',
};

/** What a style puts first, and its length in words without headings. */
export const STYLE_LINES: Readonly<
  Record<Style, { readonly says: string; readonly from: number; readonly to: number }>
> = {
  standard: { says: 'Standard: the five parts in their order.', from: 150, to: 210 },
  smart_question: {
    says: 'Smart Question: the very first sentence is the one question on which the way of doing this job hangs, the second says why its answer changes the work. Then plan, proof and answers as usual. The close names in one short question what you need in order to begin; the big question is not asked again.',
    from: 150,
    to: 210,
  },
  problem_solving: {
    says: 'Problem Solving: the hook names the problem and its two or three likely causes. The plan takes the causes one by one: what you would check and what the result would tell, so that they are told apart before anything is changed. Only then the fix.',
    from: 150,
    to: 210,
  },
  detailed: {
    says: 'Detailed: the plan is a list of three to six steps ("1. …" on lines of their own), each with what comes out of it; below it one sentence on what is delivered and one on what you need from the client.',
    from: 230,
    to: 330,
  },
  concise: {
    says: 'Concise: a hook of one sentence, a plan of one sentence, one sentence of proof, answers in the fewest words, the question. No postscript.',
    from: 80,
    to: 120,
  },
};

/** Each question, ask and condition may add so many words. */
const WORDS_FOR_DEMAND = 25;
const MOST_IN_STANDARD = 260;

/** The length of a proposal, whatever its layout. */
export function lengthLine(style: Style, demands: number): string {
  const { from, to } = STYLE_LINES[style];
  const wanted = to + WORDS_FOR_DEMAND * demands;
  const most = style === 'detailed' ? wanted : Math.min(wanted, Math.max(to, MOST_IN_STANDARD));
  return `Length: ${from} to ${most} words without headings.`;
}
