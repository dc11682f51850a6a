// Lists and searches of 50 and of 50,000 drafts, over HTTP, turn about; and how the database finds what they show.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { startClock } from '#server/db/clock.ts';
import { startDatabase } from '#server/db/index.ts';
import { createEngine } from '#server/features/proposals/index.ts';
import { loadPages } from '#server/http/installed-pages.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/log.ts';
import { DRAFT_SORTS } from '#shared/drafts/contract.ts';
import { signUp } from './built-app.ts';
import { SEARCHES, seedDrafts } from './drafts-seed.ts';
import { median, percentile, row } from './figures.ts';

const FEW = 50;
const MANY = 50_000;
const ROUNDS = 200;
const LATE_PAGE = 40;
/** As long as many proposals are. */
const TEXT = 'We need a logo that works on a bag. '.repeat(60);

const page = z.object({ drafts: z.array(z.unknown()), nextCursor: z.string().nullable() });

export async function benchDrafts(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-bench-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'test' });
  const log = createLog({ level: 'silent', forPeople: false });
  const database = await startDatabase(config, log);
  const { db, pool } = database;
  try {
    const app = await createApp({
      config,
      db,
      pool,
      log,
      clock: await startClock({ db, log }),
      engine: createEngine(),
      pages: await loadPages(config, { clientDir: dataDir, siteDir: dataDir }),
    });
    try {
      const { port } = await listen(app.server, config.host, config.port);
      const origin = `http://127.0.0.1:${port}`;
      const few = await personWith(origin, pool, FEW);
      const many = await personWith(origin, pool, MANY);
      await compareAll(few.ask, many.ask);
      await compare('save, a word changed', few.save, many.save);
      await explainAll(pool, many.ask);
    } finally {
      await app.close(1_000);
    }
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Ask = (query: string) => Promise<z.infer<typeof page>>;

interface Person {
  readonly ask: Ask;
  /** Autosaves one draft, each time with another text. */
  readonly save: () => Promise<void>;
}

async function personWith(origin: string, pool: pg.Pool, count: number): Promise<Person> {
  const email = `drafts-${count}@freelance.example`;
  const { id, cookie } = await signUp(origin, email);
  await pool.query("update users set plan = 'pro' where id = $1", [id]);
  await seedDrafts(pool, id, count);
  const ask: Ask = async (query) => {
    const answer = await fetch(`${origin}/api/drafts?${query}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`a list answered ${answer.status}`);
    return page.parse(await answer.json());
  };
  return { ask, save: saverOf(origin, cookie) };
}

function saverOf(origin: string, cookie: string): Person['save'] {
  let draftId: string | undefined;
  let saves = 0;
  return async () => {
    saves += 1;
    const content = `${TEXT} ${saves}`;
    const answer = await fetch(`${origin}/api/drafts/autosave`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({
        draftId,
        jobTitle: 'A logo for a bakery that bakes at night',
        jobDescription: TEXT,
        content,
      }),
    });
    if (!answer.ok) throw new Error(`a save answered ${answer.status}`);
    draftId = z.object({ draft: z.object({ id: z.string() }) }).parse(await answer.json()).draft.id;
  };
}

/** What is asked, by its name in the report; the first of each pair for few drafts, the second for many. */
async function questions(few: Ask, many: Ask): Promise<[string, string, string][]> {
  const same = (name: string, query: string): [string, string, string] => [name, query, query];
  const search = (name: keyof typeof SEARCHES) => same(`search, ${name} word`, `search=${SEARCHES[name]}`);
  return [
    same('first page', ''),
    [`page 2 / page ${LATE_PAGE}`, await pageQuery(few, 2), await pageQuery(many, LATE_PAGE)],
    ...DRAFT_SORTS.map((sort) => same(`by ${sort}`, `sort=${sort}&direction=asc`)),
    ...(['saved', 'autosave', 'deleted'] as const).map((type) => same(type, `type=${type}`)),
    search('common'),
    search('rare'),
    search('old'),
    same('search, two words', 'search=logo+399'),
    same('search, two common words', 'search=logo+archive'),
    same('search, letters of many words', 'search=3'),
    same('search, nothing', 'search=nowhere'),
    same('search, by name, saved', 'search=logo&sort=name&type=saved'),
  ];
}

async function pageQuery(ask: Ask, wanted: number): Promise<string> {
  let cursor = (await ask('')).nextCursor;
  for (let at = 2; at < wanted; at++) cursor = (await ask(`cursor=${cursor}`)).nextCursor;
  return `cursor=${cursor}`;
}

async function compareAll(few: Ask, many: Ask): Promise<void> {
  row(`drafts, ${FEW} / ${MANY}`, 'median, p95');
  for (const [name, ofFew, ofMany] of await questions(few, many))
    await compare(
      name,
      () => few(ofFew),
      () => many(ofMany),
    );
}

async function compare(name: string, few: () => Promise<unknown>, many: () => Promise<unknown>): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let i = -20; i < ROUNDS; i++) {
    // In an order drawn anew each time: the garbage of one is collected at the cost of the next one, and in a fixed order
    // that would always be the same one.
    for (const which of drawnOrder()) {
      const took = await timed(which === 0 ? few : many);
      if (i >= 0) times[which].push(took);
    }
  }
  const [a, b] = times.map((each) => ({ half: median(each), most: percentile(each, 0.95) }));
  if (!a || !b) return;
  const pair = (key: 'half' | 'most') => `${a[key].toFixed(1)} / ${b[key].toFixed(1)} ms`;
  row(`  ${name}`, `${pair('half')}, ${pair('most')}, ratio of p95 ${(b.most / a.most).toFixed(2)}`);
}

function drawnOrder(): readonly (0 | 1)[] {
  return Math.random() < 0.5 ? [0, 1] : [1, 0];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Prints how each statement was answered. @throws Error when a list reads a whole table; a search reads one person's rows. */
async function explainAll(pool: pg.Pool, many: Ask): Promise<void> {
  const asked = (await questions(many, many)).map(([name, , query]) => [name, query] as const);
  for (const [name, query] of asked) {
    for (const { text, values } of await statementsOf(pool, () => many(query))) {
      const { rows } = await pool.query(`explain (analyze, costs off, timing off, summary off) ${text}`, values);
      const plan = rows.map((line) => String(line['QUERY PLAN'])).join('\n');
      console.log(`\n${name}\n${plan}`);
      if (!query.startsWith('search=') && /Seq Scan on draft/.test(plan))
        throw new Error(`'${name}' reads a whole table`);
    }
  }
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** The statements about drafts that `work` sends. */
async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const { query } = pool;
  const watched = (...args: unknown[]) => {
    const [{ text }, values] = z.tuple([z.object({ text: z.string() }), z.array(z.unknown())]).parse(args.slice(0, 2));
    if (/from "?draft/.test(text)) seen.push({ text, values });
    return Reflect.apply(query, pool, args);
  };
  Object.assign(pool, { query: watched });
  try {
    await work();
  } finally {
    Object.assign(pool, { query });
  }
  return seen;
}
