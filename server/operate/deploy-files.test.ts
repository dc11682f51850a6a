import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { SETTINGS } from '../config.ts';
import { programVersion, runProgram } from '../testing/programs.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const textOf = (name: string) => readFile(fileOf(name), 'utf8');

const FOLDER = 'a folder of the test';

/** A program, the argument that makes it say its version, the file that it reads, and the arguments before that. It may write into FOLDER. */
it.for([
  ['haproxy', '-v', 'deploy/haproxy.cfg', ['-c', '-f']],
  ['nginx', '-v', 'deploy/nginx.conf', ['-p', FOLDER, '-t', '-c']],
  ['systemd-analyze', '--version', 'deploy/bidwright.service', ['verify', '--man=no', '--recursive-errors=no']],
  ['hadolint', '--version', 'deploy/Dockerfile', ['--no-color']],
] as const)('%s takes the file of deploy/ without a complaint', async ([program, asked, file, args], context) => {
  if (programVersion(program, asked) === undefined) return context.skip(`not run: needs the program ${program}`);
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-deploy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const given = args.map((arg) => (arg === FOLDER ? folder : arg));
  const { status, stdout, stderr } = runProgram(program, [...given, fileOf(file)]);
  const said = stdout + stderr;
  const isComplaint = status !== 0 || /warn|alert|emerg|bidwright\.service|DL\d{4}|SC\d{4}/i.test(said);
  expect({ status, complaints: isComplaint ? said : '' }).toEqual({ status: 0, complaints: '' });
});

describe('the systemd unit', () => {
  it('names the account, folders and files that docs/operating.md makes', async () => {
    const [unit, operating] = await Promise.all([textOf('deploy/bidwright.service'), textOf('docs/operating.md')]);
    const valueOf = (name: string) => new RegExp(`^${name}=-?(.*)$`, 'm').exec(unit)?.[1] ?? `${name} is missing`;
    const folder = valueOf('WorkingDirectory');
    const dataDir = `/var/lib/${valueOf('StateDirectory')}`;
    expect(valueOf('Environment')).toBe(`NODE_ENV=production DATA_DIR=${dataDir}`);
    expect(valueOf('Documentation')).toBe(`file://${folder}/docs/operating.md`);
    const [program, main] = valueOf('ExecStart').split(' ');
    expect(main).toBe('dist/server/main.js');
    for (const step of [
      `Node 20.19 or newer at \`${program}\``,
      `useradd --system --home ${dataDir} ${valueOf('User')}`,
      `git clone <this repository> ${folder} && cd ${folder}`,
      `install -m 0600 /dev/null ${valueOf('EnvironmentFile')}`,
      'cp deploy/bidwright.service /etc/systemd/system/',
      `. ${valueOf('EnvironmentFile')} && NODE_ENV=production DATA_DIR=${dataDir}`,
    ])
      expect(operating).toContain(step);
  });
});

describe('compose.yaml', () => {
  const composeFile = z.object({
    services: z.object({
      app: z.object({
        env_file: z.array(z.object({ path: z.string(), required: z.boolean() })),
        environment: z.record(z.string(), z.string()),
        volumes: z.array(z.string()),
        ports: z.array(z.string()),
      }),
    }),
  });

  it('gives the app every setting of deploy/.env, which may be missing and is in no image and no commit', async () => {
    const { app } = composeFile.parse(load(await textOf('deploy/compose.yaml'))).services;
    expect(app.env_file).toEqual([{ path: '.env', required: false }]);
    expect(await textOf('.dockerignore')).toContain('\ndeploy/.env\n');
    expect(await textOf('.gitignore')).toContain('\n/deploy/.env\n');
  });

  it('sets only what belongs to the container, and what it may not start without', async () => {
    const { app } = composeFile.parse(load(await textOf('deploy/compose.yaml'))).services;
    const names = Object.keys(app.environment);
    expect(names.filter((name) => !Object.hasOwn(SETTINGS, name))).toEqual([]);
    const asked = names.filter((name) => app.environment[name]?.startsWith('${'));
    expect(asked).toEqual(['APP_ORIGIN', 'SECRET_KEY', 'TRUST_PROXY']);
    const { HOST, PORT, DATA_DIR } = app.environment;
    expect([HOST, app.ports, app.volumes]).toEqual(['0.0.0.0', [`127.0.0.1:3000:${PORT}`], [`app-data:${DATA_DIR}`]]);
    const operating = await textOf('docs/operating.md');
    for (const name of names) expect(operating).toContain(`\`${name}\``);
  });
});
