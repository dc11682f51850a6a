import { parseArgs } from 'node:util';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { type Post, type Profile, readPosts, readProfiles } from './posts.ts';
import { isClean, reportOf } from './report.ts';
import { varietyOf } from './variety.ts';
import { isWritten, type Refused, type Written, write } from './write.ts';

const USAGE = 'npm run eval -- --jobs FILE.jsonl [--profiles FILE.jsonl] [--text]';

/**
 * Runs the engine over job posts, once without and once with profiles, and prints one JSON report.
 * `--text` prints the proposals themselves instead, to be read. Exit code 1 when a hard gate fails.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { jobs: { type: 'string' }, profiles: { type: 'string' }, text: { type: 'boolean', default: false } },
  });
  if (values.jobs === undefined) throw new Error(`Which posts? ${USAGE}`);
  const posts = readPosts(values.jobs);
  const profiles = values.profiles === undefined ? [] : readProfiles(values.profiles);
  await warmUp(posts);

  const alone = await writeAll(posts, []);
  const withProfiles = profiles.length === 0 ? [] : await writeAll(posts, profiles);
  if (values.text) return print([...alone, ...withProfiles]);

  const report = {
    withoutProfile: reportOf(alone),
    ...(withProfiles.length === 0 ? {} : { withProfile: reportOf(withProfiles) }),
    likeness: await varietyOf(alone.filter(isWritten)),
  };
  console.log(JSON.stringify(report, null, 2));
  const clean = isClean(report.withoutProfile) && (!report.withProfile || isClean(report.withProfile));
  process.exitCode = clean ? 0 : 1;
}

/** The first texts load the language model and warm the code; a server has done that before its first visitor. */
async function warmUp(posts: readonly Post[]): Promise<void> {
  for (const post of posts.slice(0, 10)) await write({ post, author: 'warm-up' });
}

async function writeAll(posts: readonly Post[], profiles: readonly Profile[]): Promise<(Written | Refused)[]> {
  const results: (Written | Refused)[] = [];
  // One after the other: a proposal's time is its own, not that of its neighbours.
  for (const [index, post] of posts.entries())
    results.push(await write({ post, profile: profiles[index % Math.max(1, profiles.length)] }));
  return results;
}

function print(results: readonly (Written | Refused)[]): void {
  for (const result of results) {
    console.log(`\n━━ ${result.post.id}  ${result.post.title}\n`);
    console.log(isWritten(result) ? toPlainLetters(result.answer.plainText) : `refused: ${result.code}`);
  }
}

await main();
