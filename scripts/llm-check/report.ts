import type { LlmSettings } from '#server/config.ts';
import { microsFor } from '#server/features/proposals/generation/llm/cost.ts';
import type { CheckedLetter } from './write-letter.ts';

/** What was measured, one line each. */
export function measuresOf(llm: LlmSettings, letter: CheckedLetter): string[] {
  const { usage } = letter.answer;
  const { firstWordMs } = letter.recorded;
  const rows = [
    ['First word', firstWordMs === undefined ? 'none came' : secondsOf(firstWordMs)],
    ['Total', `${secondsOf(letter.totalMs)} for ${letter.requests} request${letter.requests === 1 ? '' : 's'}`],
    ['Tokens', usage ? `${usage.inputTokens} in, ${usage.outputTokens} out` : 'none'],
    ['Cost', usage && llm.prices ? `$${(microsFor(usage, llm.prices) / 1_000_000).toFixed(4)}` : 'not known'],
    ['Written by', writtenBy(letter)],
  ];
  return rows.map(([name = '', value]) => `  ${name.padEnd(10)} ${value}`);
}

/** What the operator can do to have it write better; empty when there is nothing. */
export function adviceFor(llm: LlmSettings, letter: CheckedLetter): string[] {
  const { recorded, failures } = letter;
  const kinds = failures.map(({ kind }) => kind);
  const isThinking = recorded.thoughtChars > recorded.textChars / 2;
  const isSlow = kinds.includes('slow');
  const advice = [
    [
      isThinking && llm.reasoningEffort === undefined,
      'It thinks much before it writes: set LLM_REASONING_EFFORT=minimal (or low).',
    ],
    [
      isSlow,
      'It took too long: take a faster model, or wait longer with LLM_FIRST_WORD_SECONDS and LLM_TOTAL_SECONDS (55 at most).',
    ],
    [
      kinds.includes('busy'),
      'The provider has too much to do, or the account has reached a limit of it: ask again, or look there.',
    ],
    [kinds.includes('refused'), 'The provider declined to write about a harmless job: take another model.'],
    [letter.answer.isCut, 'It stopped midway: take a model that may write a longer answer.'],
    [
      !llm.prices,
      'To see and bound what it costs, set LLM_INPUT_PRICE and LLM_OUTPUT_PRICE (dollars for a million tokens).',
    ],
  ] as const;
  return advice.flatMap(([isSo, words]) => (isSo ? [words] : []));
}

function writtenBy({ answer }: CheckedLetter): string {
  const why = answer.warnings.find(({ code }) => code === 'writer_fallback')?.message;
  const who = answer.engine === 'llm' ? 'the language model' : 'the built-in writer';
  return why === undefined ? who : `${who}. ${why}`;
}

function secondsOf(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
