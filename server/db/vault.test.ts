import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createVault } from './vault.ts';

const KEY = 'sk-a-key-of-annas-0123456789';
const SECRET = 'a secret of the operator that is long enough';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'bidwright-vault-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return join(path, 'data');
}

it('opens what it sealed, and never seals the same text alike', async () => {
  const vault = createVault({ secretKey: SECRET, dataDir: await folder() });
  const sealed = await vault.seal(KEY, 'anna');
  expect(await vault.open(sealed, 'anna')).toBe(KEY);
  expect(sealed).not.toContain(KEY);
  expect(await vault.seal(KEY, 'anna')).not.toBe(sealed);
});

it('opens nothing for another person, by another secret, or that was changed', async () => {
  const dataDir = await folder();
  const vault = createVault({ secretKey: SECRET, dataDir });
  const sealed = await vault.seal(KEY, 'anna');
  expect(await vault.open(sealed, 'ben')).toBeUndefined();
  expect(await createVault({ secretKey: `${SECRET}.`, dataDir }).open(sealed, 'anna')).toBeUndefined();
  const [version, iv, tag, text] = sealed.split('.');
  const flipped = `${text?.startsWith('A') ? 'B' : 'A'}${text?.slice(1)}`;
  for (const bent of [[version, iv, tag, flipped].join('.'), [version, iv, tag?.slice(4), text].join('.'), '', 'v1.a'])
    expect(await vault.open(bent, 'anna')).toBeUndefined();
});

it('without a setting makes one secret in the data folder, for its owner alone, also for processes at the same moment', async () => {
  const dataDir = await folder();
  const vaults = Array.from({ length: 8 }, () => createVault({ secretKey: undefined, dataDir }));
  const sealed = await Promise.all(vaults.map((vault) => vault.seal(KEY, 'anna')));
  for (const text of sealed) expect(await vaults[0]?.open(text, 'anna')).toBe(KEY);
  expect(await readdir(dataDir)).toEqual(['secret-key']);
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(dataDir, 'secret-key'), 'utf8')).toMatch(/^[\w-]{43}$/);
  const later = createVault({ secretKey: undefined, dataDir });
  expect(await later.open(sealed[0] ?? '', 'anna')).toBe(KEY);
});

it('makes no second secret instead of an emptied one', async () => {
  const dataDir = await folder();
  await createVault({ secretKey: undefined, dataDir }).seal(KEY, 'anna');
  await writeFile(join(dataDir, 'secret-key'), '');
  const vault = createVault({ secretKey: undefined, dataDir });
  await expect(vault.seal(KEY, 'anna')).rejects.toThrow('is empty');
});
