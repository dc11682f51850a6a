import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getuid } from 'node:process';

/** A system account that the server runs as instead of root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

// PostgreSQL refuses to run as root. The first of these that the system knows is taken.
const PREFERRED = ['postgres', 'node', 'nobody'];

export function isRoot(): boolean {
  return getuid?.() === 0;
}

/** Who runs the server when we are root: the owner of an existing cluster, else the preferred account. */
export async function accountFor(cluster: string): Promise<Account> {
  const accounts = await listAccounts();
  const owner = await stat(cluster).then(
    ({ uid, gid }) => ({ name: `user ${uid}`, uid, gid }),
    () => undefined,
  );
  if (owner && owner.uid !== 0) return accounts.find((a) => a.uid === owner.uid) ?? owner;
  for (const name of PREFERRED) {
    const account = accounts.find((a) => a.name === name && a.uid !== 0);
    if (account) return account;
  }
  throw new Error('PostgreSQL cannot run as root and this system has no account "nobody". Set DATABASE_URL.');
}

/** True when `account` may enter `path` and every folder above it. */
export async function canEnter(account: Account, path: string): Promise<boolean> {
  if (!(await grants(path, account, 1))) return false;
  return path === dirname(path) || canEnter(account, dirname(path));
}

/** Whether the mode of `path` gives `account` these permissions: 4 read, 2 write, 1 enter or run, added up. */
export async function grants(path: string, account: Account, permissions: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & permissions) === permissions;
}

async function listAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
