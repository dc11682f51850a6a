import { useRef, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { GenerateAnswer, GenerateRequest } from '#shared/proposals/contract.ts';
import { MAX_PASTED_CHARS } from '#shared/proposals/limits.ts';
import { checkPastedProposal, type PastedFrom, PROMPT_PASTED, PROMPT_START } from '#shared/proposals/pasted.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
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

/** Has a text checked that was written elsewhere. */
export function usePasted({ from, request, onAnswer }: Pasted) {
  const [fault, setFault] = useState<PastedFault>();
  const [isChecking, setIsChecking] = useState(false);
  const running = useRef<AbortController>(null);
  const last = useRef({ input: '', key: '' });

  const forget = () => {
    running.current?.abort();
    running.current = null;
    setFault(undefined);
    setIsChecking(false);
  };
  const check = async (text: string, isForThisJob = false) => {
    const words = faultIn(text);
    if (words !== undefined) return setFault({ words, isOtherJob: false, isRefused: true });
    if (request === null) return;
    const input = { ...request, text, from, isForThisJob };
    const controller = new AbortController();
    running.current = controller;
    setFault(undefined);
    setIsChecking(true);
    try {
      const headers = { 'Idempotency-Key': keyFor(JSON.stringify(input)) };
      const answer = await call(checkPastedProposal, { input, headers, signal: controller.signal });
      if (!controller.signal.aborted) onAnswer(answer);
    } catch (cause) {
      if (controller.signal.aborted) return;
      setFault(faultOf(cause instanceof ApiError ? cause : new ApiError('unreadable', { cause })));
    } finally {
      if (running.current === controller) setIsChecking(false);
    }
  };
  /** The same text sent again, after an answer that was lost, makes no second proposal. */
  const keyFor = (input: string): string => {
    if (last.current.input !== input) last.current = { input, key: newIdempotencyKey() };
    return last.current.key;
  };
  return { fault, isChecking, check, forget };
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

function faultOf({ message, problem, code }: ApiError): PastedFault {
  const ofText = problem?.fields?.text;
  return { words: ofText ?? message, isOtherJob: code === 'OTHER_JOB', isRefused: ofText !== undefined };
}
