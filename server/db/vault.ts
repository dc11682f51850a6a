import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './failure.ts';

const CIPHER = 'aes-256-gcm';
const VERSION = 'v1';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_FILE = 'secret-key';

export interface VaultSettings {
  /** Undefined: one is made in `dataDir` when the first thing is sealed. */
  readonly secretKey: string | undefined;
  readonly dataDir: string;
}

export type Vault = ReturnType<typeof createVault>;

/** Encrypts what is stored in the database, by a key that is never there (AES-256-GCM). */
export function createVault(settings: VaultSettings) {
  let loaded: Promise<Buffer> | undefined;
  const key = () => {
    loaded ??= keyOf(settings).catch((error: unknown) => {
      // A full or missing disk may be back when it is asked for again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return {
    /** `owner` is bound to it: in another owner's row it cannot be opened. */
    async seal(text: string, owner: string): Promise<string> {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, await key(), iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
    },
    /** Undefined when it was sealed by another key or for someone else, or was changed since. */
    async open(sealed: string, owner: string): Promise<string | undefined> {
      const [version, iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (!version || !iv || !tag || !text || iv.length !== IV_BYTES || tag.length !== TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, await key(), iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        // The tag does not fit: nothing more can be known, and nothing of it may be used.
        return undefined;
      }
    },
  };
}

async function keyOf({ secretKey, dataDir }: VaultSettings): Promise<Buffer> {
  const secret = secretKey ?? (await secretIn(dataDir));
  return Buffer.from(hkdfSync('sha256', secret, '', 'bidwright own keys', KEY_BYTES));
}

/** Made once, for its owner's eyes alone. Processes that start at the same moment get the same one: a link is there or is not. */
async function secretIn(dataDir: string): Promise<string> {
  const path = join(dataDir, SECRET_FILE);
  await mkdir(dataDir, { recursive: true });
  const own = `${path}.${randomUUID()}`;
  const isThere = await read(path);
  if (isThere !== undefined) return isThere;
  await writeFile(own, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(own, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
  const made = await read(path);
  if (made === undefined) throw new Error(`${path} was removed while it was being made`);
  return made;
}

async function read(path: string): Promise<string | undefined> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    if (text === '') throw new Error(`${path} is empty: put back the key that was there, or remove the file`);
    return text;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
