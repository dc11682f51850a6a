import { readConfig } from '../config.ts';
import { runDoctor } from './doctor.ts';
import { exportDatabase } from './export.ts';
import { importDatabase } from './import.ts';

const USAGE = `Say what to do:
  doctor                     check this installation
  export FILE                write all data into FILE
  import FILE [--replace]    read FILE into an empty database; --replace erases what is there first
FILE may be - for standard output, or standard input`;

await main(process.argv.slice(2));

async function main([command = '', ...rest]: readonly string[]): Promise<void> {
  try {
    process.exitCode = await run(command, rest);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
  // Keep-alive connections of the checks must not keep a process that has nothing left to do.
  process.exit();
}

async function run(command: string, rest: readonly string[]): Promise<number> {
  const [file, ...flags] = rest;
  if (command === 'doctor' && file === undefined) return runDoctor();
  if (command === 'export' && file !== undefined && flags.length === 0) {
    report('exported', await exportDatabase(readConfig(), file));
    return 0;
  }
  if (command === 'import' && file !== undefined && flags.every((flag) => flag === '--replace')) {
    report('imported', await importDatabase(readConfig(), file, { replace: flags.length > 0 }));
    return 0;
  }
  throw new Error(USAGE);
}

function report(what: string, rows: Readonly<Record<string, number>>): void {
  const counts = Object.values(rows);
  const sum = counts.reduce((total, count) => total + count, 0);
  // Standard output may be the export itself.
  process.stderr.write(`${sum} rows of ${counts.length} tables were ${what}.\n`);
}
