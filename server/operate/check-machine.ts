import { randomBytes } from 'node:crypto';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Config, isLoopback, SETTINGS } from '../config.ts';
import { type Finding, fault, note, ok } from './finding.ts';

const OLDEST_NODE = [20, 19] as const;
const FEWEST_FREE_MB = 1_024;
const OUR_NAMES = /^(PADDLE|LLM|FIREBASE|GENERATION|SMTP|DATABASE|ENGINE|METRICS|BILLING)_/;

export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return isEnough
    ? ok('Node', version)
    : fault('Node', `${version} is too old: install ${OLDEST_NODE.join('.')} or newer`);
}

/** The names of what is set, never a value; and what an installation for others should have set. */
export function checkSettings(config: Config, given: readonly string[]): Finding[] {
  const known = given.filter((name) => Object.hasOwn(SETTINGS, name)).sort();
  const unknown = given.filter((name) => OUR_NAMES.test(name) && !Object.hasOwn(SETTINGS, name));
  const isForOthers = config.environment === 'production' || !isLoopback(config.host) || config.appOrigin !== undefined;
  return [
    ok('Settings', known.length === 0 ? 'none is set; each has a default' : `set: ${known.join(', ')}`),
    ...unknown.map((name) => note('Settings', `${name} is no setting; is the name right? See docs/configuration.md`)),
    ...(isForOthers ? notesForOthers(config) : []),
  ];
}

function notesForOthers(config: Config): Finding[] {
  const notes: [boolean, string][] = [
    [config.environment !== 'production', 'set NODE_ENV=production on a server'],
    [config.appOrigin === undefined, 'set APP_ORIGIN to the address in browsers; without it others can only look'],
    [config.appOrigin?.startsWith('http:') === true, 'APP_ORIGIN is plain http: cookies are not Secure. Use https'],
    [
      config.databaseUrl !== undefined && config.secretKey === undefined,
      'set SECRET_KEY: several machines on one database need the same key',
    ],
    [config.smtpUrl === undefined, 'set SMTP_URL: mails are only written into files'],
  ];
  return notes.filter(([isSo]) => isSo).map(([, said]) => note('Settings', said));
}

/** Can something be written and kept in the data folder, and is there room? */
export async function checkFolder({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding[]> {
  const probe = join(dataDir, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(dataDir, { recursive: true });
    const file = await open(probe, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(4096));
      await file.sync();
    } finally {
      await file.close();
      await rm(probe, { force: true });
    }
    const { bavail, bsize } = await statfs(dataDir);
    const freeMb = Math.floor((bavail * bsize) / 1024 / 1024);
    const said = `${dataDir} can be written, ${freeMb} MB are free`;
    return [freeMb < FEWEST_FREE_MB ? note('Data folder', `${said}: make room`) : ok('Data folder', said)];
  } catch (error) {
    return [fault('Data folder', `${dataDir} cannot be written (${codeOf(error)}): set DATA_DIR to a folder that can`)];
  }
}

/** Is the port free, or is it Bidwright that has it? */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding[]> {
  if (port === undefined || port === 0) return [ok('Port', 'none is fixed: the start takes a free one')];
  const reason = await tryPort(host, port);
  if (reason === undefined) return [ok('Port', `${port} is free`)];
  if (reason !== 'EADDRINUSE')
    return [fault('Port', `${port} on ${host} cannot be used (${reason}): change PORT or HOST`)];
  const isOurs = await answersHealthz(host, port);
  return isOurs
    ? [ok('Port', `Bidwright answers on ${port}`)]
    : [fault('Port', `${port} is taken by another program: stop it or set PORT`)];
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(codeOf(error)));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
}

async function answersHealthz(host: string, port: number): Promise<boolean> {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(3_000) });
    return answer.ok && JSON.stringify(await answer.json()) === '{"status":"ok"}';
  } catch {
    return false;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
