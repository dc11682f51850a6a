/**
 * `npm run suggest -- measure`  cross-validates the ranker of lines on the judged pairs, by post;
 * `npm run suggest -- train`  trains it and writes playbook/ranker.bin.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAIR_SHAPE } from '#server/features/proposals/generation/suggest/ranker.ts';
import { softmaxFile } from '../reader/softmax.ts';
import { reportRanker, trainRanker } from './measure.ts';
import { judgedPosts, rowsOf } from './pairs.ts';

const ROOT = join(import.meta.dirname, '../..');
const [command = 'measure'] = process.argv.slice(2);
const { posts, lost } = judgedPosts(ROOT);
const pairs = posts.reduce((sum, { labels }) => sum + labels.size, 0);
console.log(`${pairs} judged pairs of ${posts.length} posts; ${lost} more of lines that are gone or barred`);
if (command === 'train') {
  const bytes = softmaxFile(trainRanker(posts.map((post) => ({ id: post.id, rows: rowsOf(post) }))), PAIR_SHAPE);
  writeFileSync(join(ROOT, 'playbook/ranker.bin'), bytes);
  console.log(`playbook/ranker.bin: ${bytes.length.toLocaleString('en-US')} bytes`);
} else reportRanker(posts);
