/**
 * `npm run eval -- [--jobs FILE.jsonl [--profiles FILE.jsonl]] [--text]` measures the letters; with `--text` it prints them instead.
 * `npm run eval -- --model` runs the checks on recorded answers of a language model, `-- --checks` on letters that somebody else has
 * labelled. See docs/eval.md.
 */
import { parseArgs } from 'node:util';
import { checkCases, readCheckCases } from './check-cases.ts';
import { readOwnPosts, readUnseenPosts } from './labels.ts';
import { measureCheckCases } from './measures/check-cases.ts';
import { measureClaims } from './measures/claims.ts';
import { isMet, type Measure } from './measures/measure.ts';
import { checkAnswers, readRecordedAnswers } from './recorded.ts';
import { readOwnProfiles, readPosts, readProfiles } from './records.ts';
import { keepsRules, type Material, measureLetters, measureOwnLabels } from './report.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    profiles: { type: 'string' },
    text: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    checks: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  if (values.model || values.checks) {
    const measures = values.checks ? measureLabelledLetters() : await measureRecordedAnswers();
    console.log(JSON.stringify({ measures: measures.map(describe) }, null, 2));
    return 0;
  }
  const isOwn = values.jobs === undefined;
  const { letters, ...report } = await measureLetters(readMaterial());
  if (values.text) {
    for (const { post, text } of letters) console.log(`\n##### ${post.id}\n${text}`);
    return 0;
  }
  const measures = [...report.measures, ...(isOwn ? await measureOwnLabels() : [])];
  console.log(JSON.stringify({ ...report, measures: measures.map(describe) }, null, 2));
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

function measureLabelledLetters(): Measure[] {
  const targets = checkCases(readCheckCases());
  return [
    ...measureCheckCases('all', targets),
    ...measureCheckCases(
      'seen',
      targets.filter(({ isSeen }) => isSeen),
    ),
    ...measureCheckCases(
      'unseen',
      targets.filter(({ isSeen }) => !isSeen),
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
    ...(aim && { aim: 'atLeast' in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`, met: isMet(measure) }),
    of,
    ...(faults.length > 0 && { faults }),
  };
}

process.exitCode = await main();
