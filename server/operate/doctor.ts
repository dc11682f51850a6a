import { type Config, readConfig, readNamesOfSet } from '../config.ts';
import { checkDatabase } from './check-database.ts';
import { checkFolder, checkNode, checkPort, checkSettings } from './check-machine.ts';
import { checkFirebase, checkGoogle, checkMail, checkModel, checkPaddle } from './check-services.ts';
import { type Finding, fault } from './finding.ts';

const SIGNS = { ok: 'ok   ', note: 'note ', fault: 'FAULT' } as const;

/** Checks this installation. Changes nothing, but an embedded database is made when there is none. */
export async function examine(config: Config, given: readonly string[]): Promise<Finding[]> {
  const checks = [
    checkFolder(config),
    checkPort(config),
    checkDatabase(config),
    checkMail(config),
    checkModel(config),
    checkPaddle(config),
    checkGoogle(config),
    checkFirebase(config),
  ];
  const found = await Promise.all(checks);
  return [checkNode(), ...checkSettings(config, given), ...found.flat()];
}

/** Prints what was found. Returns the exit code: 1 when something does not work. */
export async function runDoctor(): Promise<number> {
  const found = await examineSafely();
  for (const { state, about, said } of found) process.stdout.write(`${SIGNS[state]} ${about.padEnd(12)} ${said}\n`);
  const faults = found.filter(({ state }) => state === 'fault').length;
  process.stdout.write(faults === 0 ? '\nNothing is wrong.\n' : `\n${faults} to mend.\n`);
  return faults === 0 ? 0 : 1;
}

async function examineSafely(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    return [checkNode(), fault('Settings', error instanceof Error ? error.message : 'cannot be read')];
  }
  return examine(config, readNamesOfSet());
}
