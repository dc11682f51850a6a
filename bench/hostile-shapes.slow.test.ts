import { expect, it } from 'vitest';
import { letter, read } from '#server/features/proposals/generation/tasks.ts';
import { casesOf } from '#server/testing/cases.ts';
import { cpuMs } from './figures.ts';
import { hostileShapes } from './hostile-shapes.ts';
import { inputFor } from './post-shapes.ts';

const SEED = 21;
const SHAPES = casesOf(60, 200);
/** Twenty times what is aimed at: only what grows with the square of the length takes so long, on any machine. */
const FAR_TOO_LONG_MS = 2_000;

it(`${SHAPES} hostile posts are read, and written to, without stopping a thread for seconds`, {
  timeout: 900_000,
}, () => {
  const slow = hostileShapes(SEED, SHAPES).flatMap(({ name, title, description }) => {
    const post = { title, description };
    const readMs = cpuMs(() => read({ post }));
    const input = inputFor(post);
    const writeMs = cpuMs(() => letter(input));
    return readMs > FAR_TOO_LONG_MS || writeMs > FAR_TOO_LONG_MS ? [{ name, readMs, writeMs, title, description }] : [];
  });
  expect(slow).toEqual([]);
});
