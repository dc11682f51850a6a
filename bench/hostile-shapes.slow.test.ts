import { expect, it } from 'vitest';
import { letter, read } from '#server/features/proposals/generation/tasks.ts';
import { casesOf } from '#server/testing/cases.ts';
import { cpuMs } from './figures.ts';
import { hostileShapes } from './hostile-shapes.ts';
import { inputFor } from './post-shapes.ts';
import { PLAIN, type PostShape } from './shapes.ts';

const SEED = 21;
const SHAPES = casesOf(60, 2_000);
const WARM_UP = 20;
/** Times a plain post of the same length. The dearest one known takes about half of it: docs/bench.md#posts-of-odd-shapes. */
const MOST_TIMES_PLAIN = 5;
/** Plain posts are that long or a whole number of times as long. In a shorter one most of the cost is what is done once for each post. */
const STEP = 2_000;
/** The least of so many is without the compiler, the collection of memory and other work of the machine. */
const TRIES = 5;

type Post = Pick<PostShape, 'title' | 'description'>;
type Task = () => unknown;

const TASKS = {
  read:
    (post: Post): Task =>
    () =>
      read({ post }),
  write: (post: Post): Task => {
    const input = inputFor(post);
    return () => letter(input);
  },
} as const;
const KINDS = ['read', 'write'] as const;

interface Plain {
  readonly task: Task;
  readonly ms: number;
}

const plainOnes = new Map<string, Plain>();

/** How many times as much as a plain post of its length it takes. What seems too much is measured again with it side by side. */
function timesPlain(kind: keyof typeof TASKS, post: Post): number {
  const hostile = TASKS[kind](post);
  const plain = plainOf(kind, Math.max(1, Math.ceil(post.description.length / STEP)) * STEP);
  let least = cpuMs(hostile) / plain.ms;
  for (let n = 0; n < TRIES && least > MOST_TIMES_PLAIN; n++)
    least = Math.min(least, cpuMs(hostile) / cpuMs(plain.task));
  return least;
}

function plainOf(kind: keyof typeof TASKS, length: number): Plain {
  const key = `${kind} ${length}`;
  const known = plainOnes.get(key);
  if (known) return known;
  const task = TASKS[kind]({ title: PLAIN.title, description: PLAIN.description.slice(0, length) });
  const plain = { task, ms: Math.min(...Array.from({ length: TRIES }, () => cpuMs(task))) };
  plainOnes.set(key, plain);
  return plain;
}

it(`${SHAPES} hostile posts are read, and written to, for at most ${MOST_TIMES_PLAIN} times what a plain post of that length costs`, {
  timeout: 1_800_000,
}, () => {
  for (const post of hostileShapes(SEED + 1, WARM_UP)) for (const kind of KINDS) TASKS[kind](post)();
  const tooDear = hostileShapes(SEED, SHAPES).flatMap((post) =>
    KINDS.flatMap((kind) => {
      const times = timesPlain(kind, post);
      return times > MOST_TIMES_PLAIN ? [{ kind, times, ...post }] : [];
    }),
  );
  expect(tooDear).toEqual([]);
});
