import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir } from 'node:fs/promises';
import { dirname, isAbsolute, relative } from 'node:path';

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** `path` as the person who started the app would say it: relative to their folder if it is below it. */
export function displayPath(path: string): string {
  const fromHere = relative('.', path);
  return fromHere.startsWith('..') || isAbsolute(fromHere) ? path : `./${fromHere}`;
}

/** Makes a folder that every account may enter, with any umask; an existing one is unchanged. */
export async function makeOpenFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true });
  if (firstMade === undefined) return;
  for (let made = path; made.startsWith(firstMade); made = dirname(made)) await chmod(made, 0o755);
}

/** A name beside `path` that nobody else uses, for what is made there first and then renamed. */
export function uniqueName(path: string): string {
  return `${path}.making-${randomBytes(6).toString('hex')}`;
}

/** Waits for `making`; that another made the same first is fine. Returns whether it was us. */
export async function unlessExists(making: Promise<unknown>): Promise<boolean> {
  try {
    await making;
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
