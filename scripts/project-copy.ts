import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

// The packages of e2e/firebase are ten times as many files as all sources.
const LEFT_OUT = /^(\.git|dist|data|\.cache|test-results|playwright-report)([/\\]|$)|(^|[/\\])node_modules([/\\]|$)/;

/** A copy of this project's sources in a folder of its own, for tests that build it or plant a fault in it. */
export async function copyProject(isLeftOut: (path: string) => boolean = () => false): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'bidwright-copy-'));
  const isWanted = (path: string) => !LEFT_OUT.test(path) && !isLeftOut(path.replaceAll('\\', '/'));
  await cp(root, copy, { recursive: true, filter: (path) => isWanted(path.slice(root.length)) });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
