import type { Conversation } from './conversation.ts';
import { type FailureKind, ModelFailure } from './failure.ts';
import type { Fault, Prompt } from './prompt.ts';
import type { Written } from './read-sections.ts';
import type { TextToWrite, WriterStep } from './steps.ts';

type Answer = AsyncGenerator<Written, void>;

/** The next part of an answer: undefined when nothing is written. */
interface Came {
  readonly answer: Answer;
  readonly written?: Written;
  readonly failure?: FailureKind | null;
}

/**
 * Shows what passes of an answer as it arrives; returns why it ended early. What is known to be missing is requested beside
 * it, once, with the prompt that `again` builds.
 */
export async function* readAnswer(
  conversation: Conversation,
  first: Answer,
  text: TextToWrite,
  again?: (faults: readonly Fault[]) => Prompt,
): AsyncGenerator<WriterStep, FailureKind | null> {
  const arriving = new Map([[first, cameNext(first)]]);
  let second: Answer | undefined;
  let mended: readonly Fault[] = [];
  let failure: FailureKind | null = null;
  try {
    while (arriving.size > 0) {
      const { answer, written, failure: why = null } = await Promise.race(arriving.values());
      if (!written) {
        arriving.delete(answer);
        if (answer === first) failure = why;
        else yield* text.giveUp(mended.map(({ part }) => part));
        continue;
      }
      if (written.type === 'thinking') {
        if (!text.hasSome) yield written;
      } else if ((answer === second) === mended.some(({ part }) => part === partOf(written))) yield* text.take(written);
      arriving.set(answer, cameNext(answer));
      if (!again || second || written.type !== 'section' || !conversation.hasTimeLeft) continue;
      mended = text.faults('arrives');
      if (mended.length === 0) continue;
      second = conversation.ask(again(mended));
      arriving.set(second, cameNext(second));
    }
  } finally {
    // The reader has stopped: open answers are aborted before the cost is settled.
    if (arriving.size > 0) conversation.stop();
    await Promise.allSettled([...arriving.keys()].map((answer) => answer.return()));
  }
  return failure;
}

function partOf(written: Exclude<Written, { type: 'thinking' }>): string {
  return written.type === 'sentence' ? written.part : written.section.part;
}

async function cameNext(answer: Answer): Promise<Came> {
  try {
    const { value, done } = await answer.next();
    return done ? { answer } : { answer, written: value };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { answer, failure: error.kind };
  }
}
