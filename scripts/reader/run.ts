/**
 * `npm run reader -- check`  checks the labelled posts, and that the second labels are for them;
 * `npm run reader -- train`  trains and writes the weights in reader/ (`--compare`: fails when a file would change; trains only when reader/trained-from says that the posts or the code are other ones);
 * `npm run reader -- measure-codes`  cross-validates the code words;
 * `npm run reader -- measure-asks`  cross-validates where a sentence with several asks or questions is cut;
 * `npm run reader -- measure-profiles`  cross-validates the kinds of the sentences of profiles (`--differ`: prints those that are read differently);
 * `npm run reader -- measure`  cross-validates: how well posts are read that were not trained on;
 * `npm run reader -- agreement`  how far two labellers of the same posts agree.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LABELS, type Label } from '#server/features/proposals/generation/read/features.ts';
import { agreementsOf, twiceLabelledIn } from './agreement.ts';
import { readAskTexts } from './ask-texts.ts';
import { amongOthers, readCodeTexts, textsWithoutCodes } from './code-texts.ts';
import { reportAsks } from './measure-asks.ts';
import { reportCodes } from './measure-codes.ts';
import { reportProfiles } from './measure-profiles.ts';
import { readPosts } from './posts.ts';
import { readProfileTexts } from './profile-texts.ts';
import { softmaxFile } from './softmax.ts';
import { stampOf } from './stamp.ts';
import { type Prepared, predict, prepare, train } from './train.ts';
import { JOINT_SHAPE, trainAsks } from './train-asks.ts';
import { CODE_SHAPE, prepareText, trainCodes } from './train-codes.ts';
import { SENTENCE_SHAPE, trainProfiles } from './train-profiles.ts';
import { weightsFile } from './weights.ts';
import { wordCountsFile } from './word-counts.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = {
  weights: join(ROOT, 'reader/weights.bin'),
  codes: join(ROOT, 'reader/code-weights.bin'),
  joints: join(ROOT, 'reader/ask-joints.bin'),
  sentences: join(ROOT, 'reader/sentence-kinds.bin'),
  counts: join(ROOT, 'reader/word-counts.json'),
  stamp: join(ROOT, 'reader/trained-from'),
};
const FOLDS = 5;

const [command = 'check', ...flags] = process.argv.slice(2);
const { posts, findings } = readPosts(join(ROOT, 'reader/posts'));
const doubles = twiceLabelledIn(readFileSync(join(ROOT, 'reader/double-labels.txt'), 'utf8'), posts);
const codes = readCodeTexts(join(ROOT, 'reader/codes'));
const asks = readAskTexts(join(ROOT, 'reader/asks'));
const profiles = readProfileTexts(join(ROOT, 'reader/profiles'));
const faults = [
  ...findings.map((one) => ({ ...one, file: `posts/${one.file}` })),
  ...codes.findings.map((one) => ({ ...one, file: `codes/${one.file}` })),
  ...asks.findings.map((one) => ({ ...one, file: `asks/${one.file}` })),
  ...profiles.findings.map((one) => ({ ...one, file: `profiles/${one.file}` })),
  ...doubles.findings,
];
for (const { file, line, message } of faults) console.error(`reader/${file}:${line} ${message}`);
if (faults.length > 0) process.exitCode = 1;

/** What training writes, in this order: the features of code words look words up in the counts. */
const OUTPUTS: readonly { name: string; path: string; make: () => Uint8Array }[] = [
  { name: 'reader/word-counts.json', path: FILES.counts, make: () => wordCountsFile(posts) },
  { name: 'reader/weights.bin', path: FILES.weights, make: () => weightsFile(train(posts.map(prepare))) },
  {
    name: 'reader/code-weights.bin',
    path: FILES.codes,
    make: () =>
      softmaxFile(
        trainCodes([...codes.texts, ...amongOthers(codes.texts, posts), ...textsWithoutCodes(posts)].map(prepareText)),
        CODE_SHAPE,
      ),
  },
  {
    name: 'reader/ask-joints.bin',
    path: FILES.joints,
    make: () => softmaxFile(trainAsks(asks.texts), JOINT_SHAPE),
  },
  {
    name: 'reader/sentence-kinds.bin',
    path: FILES.sentences,
    make: () => softmaxFile(trainProfiles(profiles.texts), SENTENCE_SHAPE),
  },
];

if (command === 'train' && !flags.includes('--compare')) {
  for (const { name, path, make } of OUTPUTS) {
    const bytes = make();
    writeFileSync(path, bytes);
    console.log(`${name}: ${bytes.length.toLocaleString('en-US')} bytes`);
  }
  writeFileSync(FILES.stamp, `${await currentStamp()}\n`);
} else if (command === 'train') await compare();
else if (command === 'measure-codes') {
  const between = new Map(amongOthers(codes.texts, posts).map((text) => [text.id, prepareText(text)]));
  reportCodes(codes.texts.map(prepareText), between, textsWithoutCodes(posts).map(prepareText));
} else if (command === 'measure-asks') reportAsks(asks.texts);
else if (command === 'measure-profiles') reportProfiles(profiles.texts, flags.includes('--differ'));
else if (command === 'measure') measure(posts.map(prepare));
else if (command === 'agreement') reportAgreement();
else
  console.log(
    `${posts.length} posts, ${codes.texts.length} texts with code words, ${asks.texts.length} asks, ${profiles.texts.length} profiles, ${doubles.twice.length} labelled twice, ${faults.length} findings`,
  );

async function compare(): Promise<void> {
  if (readFileSync(FILES.stamp, 'utf8').trim() === (await currentStamp()))
    return console.log('The weights were made of these posts and texts by this code.');
  for (const { name, path, make } of OUTPUTS) {
    if (Buffer.compare(readFileSync(path), make()) === 0) continue;
    console.error(`${name} is not what the posts give: run npm run reader -- train.`);
    process.exitCode = 1;
    // One difference is enough: each file takes minutes.
    return;
  }
  console.log('The files are what the posts give; npm run reader -- train notes it.');
}

function currentStamp(): Promise<string> {
  return stampOf(
    ROOT,
    OUTPUTS.map(({ path }) => readFileSync(path)),
  );
}

function reportAgreement(): void {
  for (const { language, label, first, second, kappa, f1 } of agreementsOf(doubles.twice))
    console.log(
      `${`${language} ${label}`.padEnd(14)} kappa ${kappa?.toFixed(2) ?? '–'}  F1 ${f1?.toFixed(2) ?? '–'}  of ${first} and ${second}`,
    );
}

function measure(all: readonly Prepared[]): void {
  const counts = new Map<string, { hit: number; said: number; wanted: number }>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const trained = train(all.filter((_, at) => at % FOLDS !== fold));
    for (const post of all.filter((_, at) => at % FOLDS === fold)) {
      const chances = predict(trained, post);
      post.wanted.forEach((wanted, unit) => wanted && count(post.post.language, wanted, chances[unit] ?? []));
    }
  }
  function count(language: string, wanted: readonly number[], chances: readonly number[]): void {
    LABELS.forEach((label: Label, at) => {
      const key = `${language} ${label}`;
      const one = counts.get(key) ?? { hit: 0, said: 0, wanted: 0 };
      const isSaid = (chances[at] ?? 0) >= 0.5;
      const isWanted = wanted[at] === 1;
      counts.set(key, {
        hit: one.hit + Number(isSaid && isWanted),
        said: one.said + Number(isSaid),
        wanted: one.wanted + Number(isWanted),
      });
    });
  }
  for (const [key, { hit, said, wanted }] of counts) {
    const [precision, recall] = [hit / Math.max(1, said), hit / Math.max(1, wanted)];
    const f1 = (2 * precision * recall) / Math.max(1e-9, precision + recall);
    console.log(
      `${key.padEnd(14)} found ${recall.toFixed(2)}  right ${precision.toFixed(2)}  F1 ${f1.toFixed(2)}  of ${wanted}`,
    );
  }
}
