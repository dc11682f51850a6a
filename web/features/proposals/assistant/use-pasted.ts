import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { changeProposal } from '#shared/proposals/change.ts';
import type { GenerateAnswer, GenerateRequest } from '#shared/proposals/contract.ts';
import { MAX_PASTED_CHARS } from '#shared/proposals/limits.ts';
import { type PastedFrom, PROMPT_PASTED, PROMPT_START } from '#shared/proposals/pasted.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type CallOptions, call } from '#web/api/call.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';

interface Pasted {
  readonly from: PastedFrom;
  /** Null while there is no job to write for. */
  readonly request: GenerateRequest | null;
  readonly onAnswer: (answer: GenerateAnswer) => void;
}

/** Why a text was not made a proposal. */
export interface PastedFault {
  readonly words: string;
  /** It shares hardly a word with the post: the user may know better. */
  readonly isOtherJob: boolean;
  /** The text itself was refused: checked again it would be refused again. */
  readonly isRefused: boolean;
}

/** Has a text checked that was written elsewhere. After `forget` no answer is taken any more. */
export function usePasted({ from, request, onAnswer }: Pasted) {
  const last = useRef({ sent: '', key: '' });
  const [refusal, setRefusal] = useState<string>();
  const wanted = useRef<object>(null);
  const checking = useMutation({
    mutationFn(input: CallOptions<typeof changeProposal>['input']) {
      const sent = JSON.stringify(input);
      // The same text sent again, after an answer that was lost, makes no second proposal.
      if (last.current.sent !== sent) last.current = { sent, key: newIdempotencyKey() };
      return call(changeProposal, { input, headers: { 'Idempotency-Key': last.current.key } });
    },
    // Also when the tool was left meanwhile: the answer belongs to the workspace.
    onSuccess(answer, input) {
      if (wanted.current === input && answer.answer) onAnswer(answer.answer);
    },
  });
  const forget = () => {
    wanted.current = null;
    setRefusal(undefined);
    checking.reset();
  };
  const check = (text: string, isForThisJob = false) => {
    const words = faultIn(text);
    setRefusal(words);
    checking.reset();
    if (words !== undefined || request === null) return;
    const input = { ...request, request: { kind: 'pasted' as const, pasted: text, from, isForThisJob } };
    wanted.current = input;
    checking.mutate(input);
  };
  const fault =
    refusal === undefined ? faultOf(checking.error) : { words: refusal, isOtherJob: false, isRefused: true };
  return { fault, isChecking: checking.isPending, check, forget };
}

/** What need not be sent to be refused. A very long text is not looked through. */
export function faultIn(text: string): string | undefined {
  if (text.slice(0, MAX_PASTED_CHARS).includes(PROMPT_START) && text.length > MAX_PASTED_CHARS) return PROMPT_PASTED;
  if (text.length > MAX_PASTED_CHARS) {
    const [has, most] = [text.length, MAX_PASTED_CHARS].map((count) => count.toLocaleString('en-US'));
    return `This is ${has} characters long; we can take ${most}. Nothing was cut: paste the letter alone.`;
  }
  return isBlank(text) ? 'There is nothing here yet. Paste the text first.' : undefined;
}

function faultOf(error: Error | null): PastedFault | undefined {
  if (!error) return undefined;
  const problem = error instanceof ApiError ? error.problem : undefined;
  const ofText = problem?.fields?.request;
  return { words: ofText ?? error.message, isOtherJob: problem?.code === 'OTHER_JOB', isRefused: ofText !== undefined };
}
