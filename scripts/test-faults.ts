// `npm run test:faults [KILLS]`: faults around the app, one line for each suite with the cases that were tried and
// that failed. KILLS is how often a process or the database is killed in each suite of kills.
import { existsSync, readFileSync } from 'node:fs';
import { type FaultSuite, printSuites, readSuites } from './test-run/fault-suites.ts';
import { runStep } from './test-run/run-step.ts';

const REPORT = '.cache/reports/faults.json';

const kills = process.argv.slice(2).find((arg) => /^\d+$/.test(arg));
const outcome = await runStep({
  name: 'faults',
  command: [
    'vitest',
    'run',
    '-c',
    'vitest.faults.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ],
  ...(kills && { env: { KILLS: kills } }),
  report: {
    file: REPORT,
    read: (report) => {
      const suites: readonly FaultSuite[] = readSuites(report);
      const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
      const passed = suites.reduce((sum, suite) => sum + suite.tried, 0) - failed;
      return { passed, failed, skipped: 0, failures: [], flaky: [] };
    },
  },
});
// A run that was ended leaves none; `outcome` says so.
if (existsSync(REPORT)) console.log(printSuites(readSuites(JSON.parse(readFileSync(REPORT, 'utf8')))));
for (const { title, message } of outcome.failures) console.error(`${title}: ${message}`);
process.exitCode = outcome.failed > 0 ? 1 : 0;
