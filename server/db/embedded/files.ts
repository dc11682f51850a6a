import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** A name beside `path` that nobody else uses, for what is made there first and then renamed. */
export function uniqueName(path: string): string {
  return `${path}.making-${randomBytes(6).toString('hex')}`;
}

/** Waits for `making`; that another made the same first is fine. Answers whether it was us. */
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
