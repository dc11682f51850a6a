/**
 * `npm run eval -- [--jobs FILE.jsonl] [--profiles FILE.jsonl] [--tone T] [--style S] [--html FILE] [--text] [--write-baseline]`:
 * how good is what the engine writes? Without `--jobs` the project's own posts and people are taken. docs/eval.md tells more.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FREE_STYLE, FREE_TONE, styleFrom, toneFrom } from '#shared/proposals/options.ts';
import { BASELINE_FILE, baselineOf } from './baseline.ts';
import { ownPosts } from './labels.ts';
import { ownProfiles, ownReadings, runOver } from './own-run.ts';
import { pageOf } from './page/page.ts';
import { type Post, type Profile, readPosts, readProfiles } from './records.ts';
import { holds, reportOf } from './report.ts';
import { variantsOf } from './variants.ts';
import { type Options, type Result, writeAndMeasure } from './write.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    profiles: { type: 'string' },
    tone: { type: 'string' },
    style: { type: 'string' },
    html: { type: 'string' },
    text: { type: 'boolean', default: false },
    'write-baseline': { type: 'boolean', default: false },
  },
});

interface Material {
  readonly posts: Post[];
  readonly profiles: Profile[];
  /** Ours are labelled, so that the reading can be measured too. */
  readonly isOwn: boolean;
}

async function main(): Promise<number> {
  if (values['write-baseline'] && (values.jobs ?? values.tone ?? values.style) !== undefined) {
    console.error("A baseline is written of the project's own posts, in the tone and style that everybody has.");
    return 2;
  }
  const options = {
    tone: toneFrom(values.tone ?? '') ?? FREE_TONE,
    style: styleFrom(values.style ?? '') ?? FREE_STYLE,
  };
  const material = materialOf();
  const { posts, profiles } = material;
  const [first] = posts;
  // The models are loaded by the first proposal, which is no measure of the others.
  if (first) await writeAndMeasure(first, null, options);
  const runs = [
    { name: 'without profile', results: await runOver(posts, [], options) },
    ...(profiles.length > 0 ? [{ name: 'with profile', results: await runOver(posts, profiles, options) }] : []),
  ];
  if (values.text && values.html === undefined) {
    for (const { id, refused, text } of runs.flatMap(({ results }) => results))
      console.log(`\n##### ${id} ${refused ?? ''}\n${text}`);
    return 0;
  }
  return told(material, options, runs);
}

function materialOf(): Material {
  if (values.jobs === undefined) return { posts: ownPosts(), profiles: ownProfiles(), isOwn: true };
  const profiles = values.profiles === undefined ? [] : readProfiles(values.profiles);
  return { posts: readPosts(values.jobs), profiles, isOwn: false };
}

async function told(
  { posts, profiles, isOwn }: Material,
  options: Options,
  runs: readonly { name: string; results: Result[] }[],
): Promise<number> {
  const reports = runs.map((run) => ({ ...run, report: reportOf(run.results) }));
  const [without, withProfile] = reports.map(({ report }) => report);
  const reading = isOwn ? ownReadings() : null;
  const variants = await variantsOf(posts, profiles);
  console.log(
    JSON.stringify(
      {
        options,
        withoutProfile: without,
        ...(withProfile && { withProfile }),
        ...(reading && { reading }),
        variants,
      },
      null,
      2,
    ),
  );
  if (values.html !== undefined)
    writeFileSync(
      values.html,
      pageOf({
        title: 'How good are the proposals?',
        about: `${posts.length} ${isOwn ? 'posts of the project’s own' : 'posts'}, ${options.tone}, ${options.style}.`,
        runs: reports,
        reading,
        variants,
        withText: values.text,
      }),
    );
  if (values['write-baseline'] && reading && without && withProfile) {
    const figures = baselineOf({ reading, withoutProfile: without, withProfile });
    writeFileSync(BASELINE_FILE, `${JSON.stringify(figures, null, 2)}\n`);
  }
  return reports.every(({ report }) => holds(report)) && variants.broken.length === 0 ? 0 : 1;
}

process.exitCode = await main();
