import {
  describeJoint,
  JOINT_HASH_BITS,
  jointsIn,
  sidesOf,
} from '#server/features/proposals/generation/read/ask-joints.ts';
import type { AskText } from './ask-texts.ts';
import { type Row, type Shape, trainSoftmax, type Weights } from './softmax.ts';

/** Whether another part begins behind a joint or not. */
export const JOINT_SHAPE: Shape = { classes: 2, bits: JOINT_HASH_BITS };

export function trainAsks(texts: readonly AskText[]): Weights {
  return trainSoftmax(texts.flatMap(rowsOf), JOINT_SHAPE);
}

/** One row for each joint of a sentence: the last before a further part splits. */
function rowsOf(text: AskText): Row[] {
  const joints = jointsIn(text.text);
  const cuts = text.parts.slice(1).map((part, at) => {
    const before = text.parts[at]?.end ?? 0;
    return joints.findLast(({ start, end }) => end <= part.start + 1 && start >= before - 1);
  });
  let from = 0;
  return joints.map((joint, at): Row => {
    const features = describeJoint(joint, sidesOf(text.text, from, joint, joints[at + 1]));
    const isSplit = cuts.includes(joint);
    if (isSplit) from = joint.end;
    return { features, wanted: Number(isSplit), source: text.id };
  });
}
