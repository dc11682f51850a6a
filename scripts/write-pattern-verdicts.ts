// `npm run patterns` asks recheck about every pattern without a verdict, writes scripts/pattern-verdicts.json and drops verdicts of
// patterns that are gone. A few seconds for a pattern.
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { check } from 'recheck';
import type { FoundPattern } from './patterns/collect.ts';
import { patternsOfProject } from './patterns/project-patterns.ts';
import { keyOf, readVerdicts, VERDICTS_FILE, type Verdict, type Verdicts } from './patterns/verdicts.ts';

const PROOF_MS = 2_000;
const SEARCH_MS = 30_000;
const AT_ONCE = 2;

const path = resolve(VERDICTS_FILE);
const known: Verdicts = existsSync(path) ? readVerdicts(path) : {};
const { patterns } = await patternsOfProject(resolve('.'));
const waiting = patterns.filter((pattern) => !known[keyOf(pattern)]);
console.log(`${patterns.length} patterns, ${waiting.length} without a verdict.`);
await Promise.all(Array.from({ length: AT_ONCE }, judgeWaiting));
writeVerdicts();

async function judgeWaiting(): Promise<void> {
  for (let pattern = waiting.shift(); pattern; pattern = waiting.shift()) {
    const verdict = await judge(pattern);
    known[keyOf(pattern)] = verdict;
    console.log(`${pattern.path}:${pattern.line} ${verdict.complexity ?? verdict.verdict}`);
    writeVerdicts();
  }
}

/** A proof where one is found in time, else a search for a slow text. */
async function judge({ source, flags }: FoundPattern): Promise<Verdict> {
  const proof = await check(source, flags, { timeout: PROOF_MS });
  const found =
    proof.status === 'unknown' ? await check(source, flags, { timeout: SEARCH_MS, checker: 'fuzz' }) : proof;
  if (found.status === 'unknown') return { verdict: 'unknown' };
  const complexity = found.complexity.summary;
  if (found.status === 'safe') return { verdict: 'safe', complexity };
  const { pumps, suffix } = found.attack;
  return {
    verdict: 'vulnerable',
    complexity,
    attack: { pumps: pumps.map(({ prefix, pump }) => ({ prefix, pump })), suffix },
  };
}

/** In the order of their keys, so that a change of one pattern changes one line. */
function writeVerdicts(): void {
  const keys = [...new Set(patterns.map(keyOf))].filter((key) => known[key]).sort();
  const lines = keys.map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(known[key])}`);
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}
