import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Client } from '../../testing/client.ts';
import { SCRIPTED_TEXT } from '../../testing/engine.ts';
import { aWhile, killsOf, untilCut } from '../../testing/kills.ts';
import { NO_LIMITS } from '../../testing/premium.ts';
import { ProposalReader } from '../../testing/proposal-reader.ts';
import type { SecondProcess } from '../../testing/second-process.ts';
import { signUpPeople } from '../../testing/signed-up-people.ts';
import { textOf } from '../../testing/sse.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';
const KILLS = killsOf(2);
const READERS = 3;
/** Letters that one has read when the next begins, at most. */
const MOST_READ = 70;
/** Shown more slowly than it is written: for some the end is stored before it is read. */
const SLOWLY = { settings: { ...NO_LIMITS, WRITING_PACE: '40' }, writer: 'slow' } as const;

/** A stored proposal. */
const row = z.object({ id: z.string(), status: z.string(), text: z.string(), credit: z.string() });
type Row = z.infer<typeof row>;

type World = Awaited<ReturnType<typeof signUpPeople>>;

/** A requester, the state of their proposal after the kill, and their browser at the next app. */
interface Left {
  readonly reader: ProposalReader;
  readonly row: Row | undefined;
  readonly browser: Client;
}

/** The counts over all kills. `unstored` is the most that a reader had and the row had not. */
const nothingYet = { kills: 0, asked: 0, 'not begun': 0, amid: 0, 'with text': 0, done: 0, unstored: 0 };

it(
  'a proposal is read as far as it was stored, and costs one credit, however often the app is killed',
  async ({ annotate, task }) => {
    const world = await signUpPeople(READERS);
    const { people, rows, start, areForgotten, browserOf } = world;
    const seen = { ...nothingYet };
    let app = await start(SLOWLY);
    for (; seen.kills < KILLS; seen.kills++) {
      await rows('truncate generations, documents, document_revisions');
      await rows('update users set pro_trial_credits_used = 0');
      const readers = people.map((person) => new ProposalReader(person, `key-${seen.kills}`));
      await killAmid(app, readers, (reader) => reader.read(browserOf(reader.person, app)));
      await areForgotten();
      const found = await Promise.all(readers.map(async (reader) => (await rowsOf(world, reader))[0]));
      app = await start(SLOWLY);
      const all = readers.map((reader, i) => ({ reader, row: found[i], browser: browserOf(reader.person, app) }));
      // Some ask again before the death of the process is known.
      const isEarly = seen.kills % 3 === 1;
      await expectRecovered(world, all, isEarly).catch(async (cause: unknown) => {
        throw new Error(await whatHappened(world, all, { kill: seen.kills, isEarly, cause }), { cause });
      });
      for (const left of all) count(seen, left);
    }
    await annotate(JSON.stringify(seen));
    task.meta.counted = { tried: seen.kills, ...seen };
    expect(seen.asked).toBe(KILLS * READERS);
  },
  60_000 + KILLS * 60_000,
);

async function expectRecovered(world: World, all: readonly Left[], isEarly: boolean): Promise<void> {
  const early = isEarly ? Promise.all(all.map(({ reader, browser }) => reader.ask(browser))) : undefined;
  await Promise.all([letTimePass(world, all).then(() => expectStored(world, all, isEarly)), early]);
  await Promise.all(all.map((left) => expectOne(world, left)));
}

async function expectStored(world: World, all: readonly Left[], isEarly: boolean): Promise<void> {
  await Promise.all(all.map((left) => expectTold(world, left)));
  if (!isEarly) await Promise.all(all.map((left) => expectSpent(world, left)));
}

/** For a failure that comes once in hundreds of kills: what each of them had at the kill, and has now. */
async function whatHappened(
  world: World,
  all: readonly Left[],
  { kill, isEarly, cause }: { kill: number; isEarly: boolean; cause: unknown },
): Promise<string> {
  const lines = all.map(async ({ reader, row: left }) => {
    const [now, used] = await Promise.all([rowsOf(world, reader), world.rows(USED, [reader.person.id])]);
    const read = { proposalId: reader.proposalId, text: reader.text };
    return JSON.stringify({ read, atKill: left, now, used });
  });
  const words = cause instanceof Error ? cause.message : String(cause);
  return [`kill ${kill}${isEarly ? ', asked again early' : ''}: ${words}`, ...(await Promise.all(lines))].join('\n');
}

async function rowsOf({ rows }: World, { person }: ProposalReader): Promise<Row[]> {
  return row.array().parse(await rows(ROWS, [person.id]));
}

/** Until everything that was being written at the kill counts as dead. */
async function letTimePass({ rows }: World, all: readonly Left[]): Promise<void> {
  const ids = all.map((left) => left.row?.id).filter((id) => id !== undefined);
  await rows(LEASES_END, [ids]);
  await until(async () => (await rows(RUNNING, [ids])).length === 0);
}

/** By its id a reader gets what was stored, and its end. */
async function expectTold(world: World, { reader, row: left, browser }: Left): Promise<void> {
  expect(reader.proposalId).toBe(reader.proposalId && left?.id);
  if (!left) return;
  expect(SCRIPTED_TEXT.slice(0, left.text.length)).toBe(left.text);
  const events = await (await browser.stream('GET', `${PATH}/${left.id}`)).take();
  const [now] = await rowsOf(world, reader);
  const isDone = left.status === 'done';
  expect(now).toEqual(isDone ? { ...left, credit: 'spent' } : { ...left, status: 'interrupted', credit: 'returned' });
  expect([textOf(events), events.at(-1)?.event, events.at(-1)?.data.code]).toEqual(
    isDone ? [SCRIPTED_TEXT, 'done', undefined] : [left.text, 'error', 'GENERATION_INTERRUPTED'],
  );
}

async function expectSpent({ rows }: World, { reader, row: left }: Left): Promise<void> {
  expect(await rows(USED, [reader.person.id])).toEqual([{ used: left?.status === 'done' ? 1 : 0 }]);
}

/** The same request again, from two places at once, is one proposal for one credit. */
async function expectOne(world: World, { reader, row: left, browser }: Left): Promise<void> {
  const [id, again] = await Promise.all([reader.ask(browser), reader.ask(browser)]);
  expect(again).toBe(id);
  const all = (await rowsOf(world, reader)).map((one) => `${one.status}: ${one.credit}`);
  expect(all).toEqual(left?.status === 'running' ? ['interrupted: returned', 'done: spent'] : ['done: spent']);
  if (left?.status === 'done') expect(id).toBe(left.id);
  const { id: personId } = reader.person;
  expect([await world.rows(USED, [personId]), await world.rows(VERSIONS, [personId])]).toEqual([
    [{ used: 1 }],
    [{ id }],
  ]);
}

function count(seen: typeof nothingYet, { reader, row: left }: Left): void {
  seen.asked++;
  if (!left) seen['not begun']++;
  else if (left.status === 'done') seen.done++;
  else {
    seen.amid++;
    if (left.text !== '') seen['with text']++;
    seen.unstored = Math.max(seen.unstored, reader.text.length - left.text.length);
  }
}

/** Starts readers one after the other, each when the one before has read a while, and kills the app during the reading. */
async function killAmid(
  app: SecondProcess,
  readers: readonly ProposalReader[],
  read: (reader: ProposalReader) => Promise<void>,
) {
  const reading: Promise<void>[] = [];
  for (const reader of readers) {
    const isOver = untilCut(read(reader));
    reading.push(isOver);
    const enough = randomInt(MOST_READ);
    await Promise.race([until(() => reader.text.length >= enough), isOver]);
  }
  await aWhile();
  await app.kill();
  await Promise.all(reading);
}

const ROWS = 'select id, status, plain_text as text, credit from generations where owner_id = $1 order by created_at';
const USED = 'select pro_trial_credits_used as used from users where id = $1';
const VERSIONS = 'select generation_id as id from document_revisions where user_id = $1';
const LEASES_END = "update generations set lease_expires_at = now() where status = 'running' and id = any($1)";
const RUNNING = "select 1 from generations where status = 'running' and id = any($1)";
