import {
  type Comparison,
  compareReading,
  hasTermsAsLabelled,
  type LabelledPost,
  type Tally,
  TRAPS,
} from '../labels.ts';
import { readOnce } from '../write.ts';
import { type Measure, rateOf, toMeasure } from './measure.ts';

const KINDS = ['questions', 'asks', 'asked', 'needs'] as const;
const NAMES = { questions: 'questions', asks: 'asks', asked: 'asks and questions together', needs: 'needs' } as const;
const FOUND = { questions: 0.95, asks: 0.92, asked: null, needs: null } as const;
const WARNED_FROM = 0.95;
const CODE_WORDS_FROM = 0.98;

/** How many labels the reader finds ('found'), and how many of its findings are labelled ('right'). */
export function measureReading(name: string, posts: readonly LabelledPost[]): Measure[] {
  const read = posts
    .filter(({ labels }) => labels.understood)
    .map((post) => {
      const { brief } = readOnce(post);
      return { post, brief, compared: compareReading(brief, post.labels) };
    });
  const forbidding = read.filter(({ post }) => post.labels.forbidsAi);
  const others = read.filter(({ post }) => !post.labels.forbidsAi);
  return [
    ...KINDS.flatMap((kind) => ratesOf(`${name}: ${NAMES[kind]}`, read, kind)),
    ...TRAPS.map((trap) =>
      rateOf({ name: `${name}: ${trap} exact`, aim: { atLeast: CODE_WORDS_FROM } }, read, ({ post, compared }) =>
        compared.traps[trap] ? null : post.id,
      ),
    ),
    rateOf(
      { name: `${name}: user warned where AI text is forbidden`, aim: { atLeast: WARNED_FROM } },
      forbidding,
      (one) => (one.brief.forbidsAi ? null : one.post.id),
    ),
    rateOf({ name: `${name}: budget, time, workload and counts as labelled` }, read, ({ post, brief }) =>
      hasTermsAsLabelled(brief, post.labels) ? null : post.id,
    ),
    rateOf({ name: `${name}: no warning elsewhere` }, others, (one) =>
      one.brief.forbidsAi ? `${one.post.id}: ${one.brief.forbidsAi.text}` : null,
    ),
  ];
}

interface Read {
  readonly post: LabelledPost;
  readonly compared: Comparison;
}

function ratesOf(name: string, read: readonly Read[], kind: (typeof KINDS)[number]): Measure[] {
  const tallies = read.map(({ post, compared }) => ({ id: post.id, tally: compared[kind] }));
  const found = sumOf(tallies, ({ wanted, missed }) => wanted - missed.length);
  const wanted = sumOf(tallies, (one) => one.wanted);
  const right = sumOf(tallies, ({ given, extra }) => given - extra.length);
  const given = sumOf(tallies, (one) => one.given);
  const least = FOUND[kind];
  const faults = (of: (tally: Tally) => readonly string[]) =>
    tallies.flatMap(({ id, tally }) => of(tally).map((text) => `${id}: ${text}`));
  return [
    toMeasure(
      { name: `${name} found`, aim: least === null ? null : { atLeast: least } },
      wanted === 0 ? 1 : found / wanted,
      wanted,
      kind === 'needs' ? [] : faults(({ missed }) => missed),
    ),
    toMeasure(
      { name: `${name} right` },
      given === 0 ? 1 : right / given,
      given,
      kind === 'needs' ? [] : faults(({ extra }) => extra),
    ),
  ];
}

function sumOf(tallies: readonly { tally: Tally }[], of: (tally: Tally) => number): number {
  return tallies.reduce((sum, { tally }) => sum + of(tally), 0);
}
