import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const LIBRARIES = '/usr/lib';

/** The clock of all programs that start with `env`, of whatever kind they are. */
export interface FakeTime {
  readonly env: Record<string, string>;
  /** From now on it is off by so much. Programs notice within a second. */
  setOff(ms: number): Promise<void>;
}

/** The library of Debian's package libfaketime; undefined when it is not installed. */
export function fakeTimeLibrary(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const paths = readdirSync(LIBRARIES).map((folder) => join(LIBRARIES, folder, 'faketime', 'libfaketimeMT.so.1'));
  return paths.find((path) => existsSync(path));
}

export async function startFakeTime(library: string): Promise<FakeTime> {
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-time-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // The database has an account of its own.
  await chmod(folder, 0o755);
  const file = join(folder, 'offset');
  const setOff = async (ms: number) => {
    // A program never reads half a file.
    await writeFile(`${file}.new`, `${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1_000}`);
    await rename(`${file}.new`, file);
  };
  await setOff(0);
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // A machine whose clock is set goes on counting seconds.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  return { env, setOff };
}
