/**
 * `npm run eval -- [--jobs FILE.jsonl [--profiles FILE.jsonl]] [--html FILE] [--text]` measures the letters.
 * `npm run eval -- --model` runs the checks on recorded answers of a language model. See docs/eval.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readOwnPosts, readUnseenPosts } from './labels.ts';
import { measureClaims } from './measures/claims.ts';
import { isMet, type Measure } from './measures/measure.ts';
import { aimOf, renderPage } from './page.ts';
import { checkAnswers, readRecordedAnswers } from './recorded.ts';
import { readOwnProfiles, readPosts, readProfiles } from './records.ts';
import { keepsRules, type Material, measureLetters, measureOwnLabels } from './report.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    profiles: { type: 'string' },
    html: { type: 'string' },
    text: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  if (values.model) {
    const measures = await measureRecordedAnswers();
    console.log(JSON.stringify({ measures: measures.map(describe) }, null, 2));
    return 0;
  }
  const isOwn = values.jobs === undefined;
  const { letters, ...report } = await measureLetters(readMaterial());
  if (values.text && values.html === undefined) {
    for (const { post, text } of letters) console.log(`\n##### ${post.id}\n${text}`);
    return 0;
  }
  const measures = [...report.measures, ...(isOwn ? await measureOwnLabels() : [])];
  console.log(JSON.stringify({ ...report, measures: measures.map(describe) }, null, 2));
  if (values.html !== undefined) {
    const about = `${report.posts} posts, ${report.withProfile} with a profile that fits.`;
    writeFileSync(values.html, renderPage({ about, measures, withText: isOwn || values.text }));
  }
  return keepsRules(measures) ? 0 : 1;
}

async function measureRecordedAnswers(): Promise<Measure[]> {
  const answers = await checkAnswers(readRecordedAnswers());
  return [
    ...measureClaims(
      'looked at',
      answers.filter(({ isHeldOut }) => !isHeldOut),
    ),
    ...measureClaims(
      'held out',
      answers.filter(({ isHeldOut }) => isHeldOut),
    ),
  ];
}

function readMaterial(): Material {
  if (values.jobs === undefined)
    return { posts: [...readOwnPosts(), ...readUnseenPosts()], profiles: readOwnProfiles() };
  return {
    posts: readPosts(values.jobs),
    profiles: values.profiles === undefined ? [] : readProfiles(values.profiles),
  };
}

function describe(measure: Measure) {
  const { name, value, aim, of, faults } = measure;
  return {
    name,
    value,
    ...(aim && { aim: aimOf(measure), met: isMet(measure) }),
    of,
    ...(faults.length > 0 && { faults }),
  };
}

process.exitCode = await main();
