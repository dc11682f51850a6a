import type { CheckedTarget } from '../check-cases.ts';
import { faultRateOf, type Measure, rateOf } from './measure.ts';

/** Aims in parts of the whole set, as measures are rounded: 32 of 35, 20 of 23, 3 of 70, 2 of 23. */
const PLANTED_FROM = 0.914;
const INDIRECT_FROM = 0.87;
const MOST_FALSE = 0.043;
const MOST_TRUE_MARKED = 0.087;

/** What the gates take out and the marks find, of targets whose kind somebody else has labelled. */
export function measureCheckCases(name: string, targets: readonly CheckedTarget[]): Measure[] {
  const of = (kind: CheckedTarget['kind']) => targets.filter((one) => one.kind === kind);
  const quote = ({ id, target, marked }: CheckedTarget) => `${id}: ${target} (${marked.join(', ')})`;
  const ifMissed = (one: CheckedTarget) => (one.isGated || isMarked(one) ? null : quote(one));
  const ifLost = (one: CheckedTarget) => (one.isGated ? quote(one) : null);
  const ifMarked = (one: CheckedTarget) => (isMarked(one) ? quote(one) : null);
  return [
    rateOf(
      { name: `${name}: planted faults taken out or marked`, aim: { atLeast: PLANTED_FROM } },
      of('planted_fault'),
      ifMissed,
    ),
    rateOf(
      { name: `${name}: indirect claims marked`, aim: { atLeast: INDIRECT_FROM } },
      of('indirect_claim'),
      ifMissed,
    ),
    faultRateOf({ name: `${name}: sentences of good letters lost`, aim: { atMost: 0 } }, of('good_sentences'), ifLost),
    faultRateOf(
      { name: `${name}: sentences of good letters marked`, aim: { atMost: MOST_FALSE } },
      of('good_sentences'),
      ifMarked,
    ),
    faultRateOf({ name: `${name}: numbers of plans lost`, aim: { atMost: 0 } }, of('plan_number'), ifLost),
    faultRateOf({ name: `${name}: numbers of plans marked aloud` }, of('plan_number'), ifMarked),
    faultRateOf({ name: `${name}: true claims marked`, aim: { atMost: MOST_TRUE_MARKED } }, of('true_claim'), ifMarked),
    faultRateOf({ name: `${name}: true claims lost`, aim: { atMost: 0 } }, of('true_claim'), ifLost),
  ];
}

/** As not in the profile, or with a number from nowhere. */
function isMarked({ marked }: CheckedTarget): boolean {
  return marked.includes('claim') || marked.includes('number');
}
