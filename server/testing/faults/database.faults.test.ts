import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { DraftWriter, storedState } from '../draft-writer.ts';
import { autosave, DRAFTS, draftOf } from '../drafts.ts';
import { killsOf } from '../kills.ts';
import { until } from '../until.ts';
import { freshInstallation, type Installation } from './fresh-installation.ts';

const KILLS = killsOf(3);
const WRITERS = 8;
const RETRY_MS = 20;

it(
  'the database is killed under eight writers: nothing that was answered is lost or there twice',
  async ({ task }) => {
    const home = await freshInstallation();
    const main = home.start({ GENERATION_LIMIT: '100000/hour,100000/hour' });
    const origin = await main.origin;
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => aWriter(home, origin)));
    const counted = { tried: 0, acknowledged: 0, refused: 0, lost: 0, doubled: 0 };
    for (; counted.tried < KILLS; counted.tried++) {
      await home.sql('delete from rate_limits').catch(() => undefined);
      const acknowledged = () => writers.flatMap(({ drafts }) => drafts.flatMap(({ texts }) => texts)).length;
      const before = acknowledged();
      let isOver = false;
      const writing = writers.map(async (writer) => {
        const browser = home.browser(origin, writer.person.cookies);
        while (!isOver) if (!(await hasSaved(writer, browser))) counted.refused++;
      });
      await until(() => acknowledged() > before + WRITERS);
      const [postmaster = 0] = await home.postgres();
      process.kill(postmaster, 'SIGKILL');
      // All go on until each of them was answered again.
      const atKill = writers.map((writer) => countOf(writer));
      await until(() => writers.every((writer, i) => countOf(writer) > (atKill[i] ?? 0) + 1));
      isOver = true;
      await Promise.all(writing);
    }
    for (const writer of writers) {
      const found = storedState.array().parse(await home.sql(REVISIONS, [writer.person.id]));
      const contents = found.map(({ content }) => content);
      const answered = writer.drafts.flatMap(({ texts }) => texts);
      counted.acknowledged += answered.length;
      counted.lost += answered.filter((text) => !contents.includes(text)).length;
      counted.doubled += contents.length - new Set(contents).size;
      expect(found).toEqual(writer.expected(found));
    }
    task.meta.counted = counted;
    expect(counted).toMatchObject({ tried: KILLS, lost: 0, doubled: 0 });
  },
  120_000 + KILLS * 30_000,
);

it.skipIf(process.platform !== 'linux')(
  'the database is frozen: saves are refused in words while the process answers, and go on when it thaws',
  async () => {
    const home = await freshInstallation();
    const main = home.start();
    const origin = await main.origin;
    const writer = await aWriter(home, origin);
    const browser = home.browser(origin, writer.person.cookies);
    await writer.save(browser);
    const frozen = await home.postgres();
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    const thaw = () => frozen.forEach((pid) => process.kill(pid, 'SIGCONT'));
    try {
      const refused = await autosave(browser, { content: 'while it is frozen' });
      expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
      expect(refused.body.message).toEqual(expect.stringMatching(/\w/));
      expect((await browser.get('/healthz')).status).toBe(200);
      expect((await browser.get('/readyz')).status).toBe(503);
    } finally {
      thaw();
    }
    await until(() => hasSaved(writer, browser));
    expect((await browser.get('/readyz')).status).toBe(200);
    expect(main.child.exitCode).toBeNull();
    const found = storedState.array().parse(await home.sql(REVISIONS, [writer.person.id]));
    const ours = found.filter(({ content }) => content !== 'while it is frozen');
    expect(ours).toEqual(writer.expected(ours));
  },
);

it.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')(
  'the disk is full: saves are refused in words, what is stored can be read, and it goes on when there is room (needs root: a file system of 128 MB)',
  async () => {
    const disk = await mkdtemp(join(tmpdir(), 'bidwright-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128m,mode=0755', 'tmpfs', disk]);
    onTestFinished(async () => {
      execFileSync('umount', ['--lazy', disk]);
      await rm(disk, { recursive: true, force: true });
    });
    const home = await freshInstallation({ dataDir: disk });
    const main = home.start();
    const origin = await main.origin;
    const writer = await aWriter(home, origin);
    const browser = home.browser(origin, writer.person.cookies);
    await writer.save(browser);
    const kept = writer.drafts[0]?.id ?? '';
    const { bavail, bsize } = await statfs(disk);
    await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 64 * 1024));
    const large = 'A letter that no compression makes small. '.repeat(10);
    const refused = await firstRefusal((n) => autosave(browser, { content: `${n} ${noise(200_000)} ${large}` }));
    expect([refused.status, String(refused.body.message).length > 0]).toEqual([503, true]);
    await until(async () => (await browser.get(`${DRAFTS}/${kept}`)).status === 200);
    expect((await browser.get('/healthz')).status).toBe(200);
    await rm(join(disk, 'filler'));
    await until(() => hasSaved(writer, browser));
    const found = storedState.array().parse(await home.sql(REVISIONS, [writer.person.id]));
    const ours = found.filter(({ content }) => content.startsWith('State '));
    expect(ours).toEqual(writer.expected(ours));
  },
);

async function aWriter(home: Installation, origin: string): Promise<DraftWriter> {
  const browser = home.browser(origin);
  const { id } = await browser.signUp();
  await home.sql("update users set plan = 'pro' where id = $1", [id]);
  return new DraftWriter({ id, cookies: browser.cookies });
}

/** Whether the save was answered; one that was not is sent again by the same name the next time. */
async function hasSaved(writer: DraftWriter, browser: ReturnType<Installation['browser']>): Promise<boolean> {
  try {
    await writer.save(browser);
    return true;
  } catch {
    await wait(RETRY_MS);
    return false;
  }
}

const countOf = ({ drafts }: DraftWriter) => drafts.reduce((sum, { texts }) => sum + texts.length, 0);

async function firstRefusal(save: (n: number) => ReturnType<typeof autosave>): ReturnType<typeof autosave> {
  for (let n = 0; ; n++) {
    const answer = await save(n);
    if (answer.status !== 200) return answer;
    draftOf(answer);
  }
}

function noise(length: number): string {
  return Array.from({ length: length / 10 }, () => Math.random().toString(36).slice(2, 12).padEnd(10, 'x')).join('');
}

const REVISIONS = `
  select d.id, d.revision as "inForce", r.revision, content
  from documents d left join document_revisions r on r.document_id = d.id and r.user_id = d.user_id
  where d.user_id = $1 order by d.created_at, r.revision`;
