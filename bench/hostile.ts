// Hostile posts: the CPU of reading each and of writing to it, then the same posts sent to the built app while another process asks
// `/healthz` all the time. `npm run build`, then `npm run bench hostile [SHAPES]`.
import { sendHostile } from './hostile-http.ts';
import { hostileShapes } from './hostile-shapes.ts';
import { printCosts } from './post-shapes.ts';

const SEED = 20;
const SHAPES = 2_000;

export async function benchHostile(): Promise<void> {
  const shapes = hostileShapes(SEED, Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? SHAPES));
  printCosts('hostile posts', shapes, { read: 100, write: 100 });
  await sendHostile(shapes);
}
