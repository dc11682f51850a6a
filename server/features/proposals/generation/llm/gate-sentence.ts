import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Removed } from '#shared/proposals/contract.ts';
import {
  gateContext as contextOf,
  type GateContext,
  gateSentence as gateOf,
} from '#shared/proposals/verify/gate-sentence.ts';

export type { GateContext } from '#shared/proposals/verify/gate-sentence.ts';

export interface GatedSentence {
  /** The sentence as it may be shown; null where nothing is left of it. */
  readonly text: string | null;
  readonly removed: readonly Removed[];
  /** The rest of the answer is not shown either. */
  readonly stop: boolean;
}

/** What the sentences of one answer are held against; `sent` is null where nothing was sent. */
export function gateContext(
  sent: { readonly key: string; readonly system: string } | null,
  { brief, userText, postText }: { readonly brief: JobBrief; readonly userText: string; readonly postText: string },
): GateContext {
  const prompt = sent ? { prompt: { key: sent.key, rules: sent.system } } : {};
  return contextOf({ brief, post: postText, own: userText, ...prompt });
}

/** The hard gates, the same for every writer; what is taken out is named with the sentence that it was taken from. */
export function gateSentence(sentence: string, context: GateContext): GatedSentence {
  const { text, removed, stop } = gateOf(sentence, context);
  return { text, stop, removed: removed.map((one) => ({ ...one, sentence: text ?? '' })) };
}
