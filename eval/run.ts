/** `npm run eval -- --jobs FILE.jsonl [--profiles FILE.jsonl] [--tone T] [--style S] [--text]`: how good is what the engine writes? */
import { parseArgs } from 'node:util';
import { FREE_STYLE, FREE_TONE, styleFrom, toneFrom } from '#shared/proposals/options.ts';
import { type Profile, readPosts, readProfiles } from './records.ts';
import { holds, reportOf } from './report.ts';
import { variantsOf } from './variants.ts';
import { type Options, type Result, writeAndMeasure } from './write.ts';

const USAGE = 'Usage: npm run eval -- --jobs FILE.jsonl [--profiles FILE.jsonl] [--tone T] [--style S] [--text]';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string' },
      profiles: { type: 'string' },
      tone: { type: 'string' },
      style: { type: 'string' },
      text: { type: 'boolean', default: false },
    },
  });
  if (values.jobs === undefined) {
    console.error(USAGE);
    return 2;
  }
  const options = {
    tone: toneFrom(values.tone ?? '') ?? FREE_TONE,
    style: styleFrom(values.style ?? '') ?? FREE_STYLE,
  };
  const posts = readPosts(values.jobs);
  const profiles = values.profiles === undefined ? [] : readProfiles(values.profiles);
  const [first] = posts;
  // The models are loaded by the first proposal, which is no measure of the others.
  if (first) await writeAndMeasure(first, null, options);
  const runs = {
    withoutProfile: await runOver(posts, [], options),
    withProfile: profiles.length > 0 ? await runOver(posts, profiles, options) : [],
  };
  if (values.text) {
    for (const { id, refused, text } of [...runs.withoutProfile, ...runs.withProfile])
      console.log(`\n##### ${id} ${refused ?? ''}\n${text}`);
    return 0;
  }
  const reports = {
    withoutProfile: reportOf(runs.withoutProfile),
    ...(profiles.length > 0 && { withProfile: reportOf(runs.withProfile) }),
  };
  const variants = await variantsOf(posts);
  console.log(JSON.stringify({ options, ...reports, variants }, null, 2));
  return Object.values(reports).every(holds) && variants.broken.length === 0 ? 0 : 1;
}

async function runOver(
  posts: Awaited<ReturnType<typeof readPosts>>,
  profiles: readonly Profile[],
  options: Options,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, post] of posts.entries()) {
    const profile = profiles.length > 0 ? (profiles[index % profiles.length] ?? null) : null;
    results.push(await writeAndMeasure(post, profile, options));
  }
  return results;
}

process.exitCode = await main();
