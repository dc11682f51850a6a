import { JOINT_HASH_BITS, type Joint, jointsIn } from '#server/features/proposals/generation/read/ask-joints.ts';
import { cutWhere } from '#server/features/proposals/generation/read/ask-parts.ts';
import type { AskText } from './ask-texts.ts';
import { type Row, type Shape, trainSoftmax, type Weights } from './softmax.ts';

/** Whether another part begins behind a joint or not. */
export const JOINT_SHAPE: Shape = { classes: 2, bits: JOINT_HASH_BITS };

export function trainAsks(texts: readonly AskText[]): Weights {
  return trainSoftmax(texts.flatMap(rowsOf), JOINT_SHAPE);
}

/** One row for each joint that a reader who splits as labelled comes to. */
function rowsOf(text: AskText): Row[] {
  const isCut = cutsAsLabelled(text);
  const rows: Row[] = [];
  cutWhere(text.text, (features, joint) => {
    rows.push({ features, wanted: Number(isCut(joint)), source: text.id });
    return isCut(joint);
  });
  return rows;
}

/** Whether a labelled part begins behind a joint: the last joint between two parts. */
export function cutsAsLabelled({ text, parts }: AskText): (joint: Joint) => boolean {
  const joints = jointsIn(text);
  const cuts = parts.slice(1).map((part, at) => {
    const before = parts[at]?.end ?? 0;
    return joints.findLast(({ start, end }) => end <= part.start + 1 && start >= before - 1)?.start;
  });
  return ({ start }) => cuts.includes(start);
}
