import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { copyProject, root } from './project-copy.ts';

// `npm start` as a stranger runs it: sources only, nothing built, nothing configured. What Vite makes of them is what `npm test` has
// built before and looks at in Chromium: to make it again takes longer than all else here.

/** For Vite, which is asked as always, and builds by itself when nothing says that it was done. */
const READY_MADE = `import { cp } from 'node:fs/promises';
export default {
  environments: { server: {} },
  builder: {
    async buildApp({ environments: { server } }) {
      await cp('ready-made', server.config.build.outDir, { recursive: true });
      server.isBuilt = true;
    },
  },
};
`;

const NO_SETTINGS = { PATH: process.env.PATH, HOME: process.env.HOME };

let copy = '';
beforeAll(async () => {
  // Not with the environment of a test, of which a page would not be as it is for people.
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, env: NO_SETTINGS });
  copy = await copyProject((path) => /^(?:bench|deploy|docs|e2e|eval)(?:\/|$)/.test(path));
  await cp(join(root, 'dist'), join(copy, 'ready-made'), { recursive: true });
  await writeFile(join(copy, 'vite.config.ts'), READY_MADE);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const starts: Start[] = [];
afterEach(() => Promise.all(starts.splice(0).map((start) => start.end())));

it('builds and starts at the next free port; starts again without building; builds again after a change, and says when it cannot', async () => {
  const other = createServer().listen(3000, '127.0.0.1');
  // Taken already by something else on this machine is as good.
  await new Promise((resolve) => other.once('listening', resolve).once('error', resolve));
  const first = new Start({});
  expect(await first.firstAnswer()).toBe(200);
  expect(first.said).toContain('Building Bidwright');
  expect(first.said).toMatch(/Database +PostgreSQL 18/);
  expect(new URL(await first.address()).port).not.toBe('3000');
  expect(first.said).toContain('Port 3000 is taken');
  expect(await first.end()).toBe(0);
  other.close();

  const second = new Start({ PORT: '0' }, ['npm', 'start']);
  const address = await second.address();
  expect(await second.firstAnswer()).toBe(200);
  expect(second.said).not.toContain('Building');
  const taken = new Start({ PORT: new URL(address).port });
  expect(await taken.ended).toBe(1);
  expect(taken.said).toContain('is already in use');
  // What npm has started ends with it.
  await second.end();
  await expect
    .poll(() =>
      fetch(address).then(
        () => 'answers',
        () => 'gone',
      ),
    )
    .toBe('gone');

  await cp(join(root, 'vite.config.ts'), join(copy, 'vite.config.ts'));
  await appendFile(join(copy, 'server/main.ts'), '\nexport const = 1;\n');
  const third = new Start({ PORT: '0' });
  expect(await third.ended).toBe(1);
  expect(third.said).toContain('Building Bidwright');
  expect(third.said).toContain('server/main.ts');
});

/** One run of `npm start` in the copy, with no settings but the given ones. */
class Start {
  said = '';
  readonly ended: Promise<unknown>;
  private readonly child: ChildProcess;
  private readonly ready: Promise<string>;

  constructor(settings: Record<string, string>, [command, ...args] = [process.execPath, 'scripts/start.mjs']) {
    const env = { ...NO_SETTINGS, LOCAL_MODEL_PORTS: 'none', ...settings };
    const child = spawn(command ?? '', args, { cwd: copy, env });
    this.child = child;
    starts.push(this);
    this.ended = once(child, 'close').then(([code]: unknown[]) => code);
    this.ready = new Promise((resolve, reject) => {
      const onText = (text: Buffer) => {
        this.said += text.toString();
        const address = /http:\/\/localhost:\d+/.exec(this.said)?.[0];
        if (address) resolve(address);
      };
      child.stdout.on('data', onText);
      child.stderr.on('data', onText);
      void this.ended.then(() => reject(new Error(`ended before it was ready:\n${this.said}`)));
    });
    this.ready.catch(() => undefined);
  }

  address(): Promise<string> {
    return this.ready;
  }

  async firstAnswer(): Promise<number> {
    return (await fetch(await this.ready)).status;
  }

  async end(): Promise<unknown> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}
