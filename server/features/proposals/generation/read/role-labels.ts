import { sentencesOf } from './sentences.ts';
import { type Span, subSpan } from './span.ts';

/** How a prompt names the speaker: 'System:', '[assistant]', '### Instruction'. A job post's own heading is 'Instructions'. */
const LABEL =
  /^\s*(?:#{1,6} ?(?:system|assistant|developer|human|user|instruction|response|prompt)(?: (?:message|prompt|note|override))? ?(?::|$)|[[(<]\/?(?:system|assistant|developer|user|instruction|prompt)[\])>] ?:?|(?:system|assistant|developer|human|user|ai|model|instruction)(?: (?:message|prompt|note|override))? ?:)\s*/i;
/** A token of a chat format: '<|im_end|>'. */
const TOKEN = /^\s*(?:<\|[a-z_]{2,20}\|>\s*(?:system|assistant|user)?\s*)+/i;
const CLOSING_TAG = /^\s*<\/([a-z][\w-]{0,40})\s*>\s*/i;
const FENCE = /^\s*(```|~~~|"""|''')\s*$/;
/** A prompt's order about the answer. */
const ORDER =
  /^\W{0,3}(?:please |kindly |now |then |from now on,? |you (?:must|should|will|have to|need to) |always |only )*(?:reply|respond|answer|start|begin|include|write|say|output|print|repeat|ignore|disregard|forget|mention|use|put|insert|append|add|type|state|end|open|return|translate|act|you are)\b/i;

/**
 * Sentences that continue a prompt: behind a role label, a chat token, or a tag or fence that closes what the post did not
 * open. They do not address an applicant.
 */
export function injectionsBehindLabels(text: string): Span[] {
  const found: Span[] = [];
  const fences = new Map<string, number>();
  const total = countFences(text);
  const lower = text.toLowerCase();
  let isOpen = false;
  let at = 0;
  for (const line of text.split('\n')) {
    const span: Span = { text: line, start: at };
    at += line.length + 1;
    if (line.trim() === '') continue;
    const fence = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      const nth = (fences.get(fence) ?? 0) + 1;
      fences.set(fence, nth);
      isOpen = nth === total.get(fence) && nth % 2 === 1;
      continue;
    }
    const mark = markLength(span, lower);
    isOpen ||= mark > 0;
    if (!isOpen) continue;
    for (const sentence of sentencesOf(subSpan(span, mark))) {
      isOpen = ORDER.test(sentence.text);
      if (!isOpen) break;
      // With its label, so that the user sees the imitation.
      found.push(found.at(-1)?.start !== span.start && mark > 0 ? withLabel(span, sentence) : sentence);
    }
  }
  return found;
}

function withLabel(line: Span, sentence: Span): Span {
  return subSpan(line, 0, sentence.start + sentence.text.length - line.start);
}

/** The length of a label at the beginning of a line; 0 for none. */
function markLength({ text, start }: Span, lower: string): number {
  const tag = CLOSING_TAG.exec(text);
  if (tag) {
    const openedAt = lower.indexOf(`<${tag[1]?.toLowerCase() ?? ''}`);
    if (openedAt === -1 || openedAt > start) return tag[0].length;
  }
  return (LABEL.exec(text) ?? TOKEN.exec(text))?.[0].length ?? 0;
}

function countFences(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    const fence = FENCE.exec(line)?.[1];
    if (fence !== undefined) counts.set(fence, (counts.get(fence) ?? 0) + 1);
  }
  return counts;
}
