import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { appSecrets } from './db/schema/index.ts';
import { createLog } from './log.ts';
import { errorForOperator } from './log-error.ts';
import { createTestDatabase } from './testing/database.ts';

const { db, close } = await createTestDatabase();
afterAll(close);

function logging(forPeople = false) {
  const lines: string[] = [];
  const log = createLog({ level: 'info', forPeople, write: (line) => void lines.push(line) });
  return { log, lines };
}

it('writes one JSON line per entry, with any content', () => {
  const { log, lines } = logging();
  log.child({ requestId: 'r1' }).warn({ agent: 'a\r\n{"level":"fatal"}\u001b[31m' }, 'odd\nagent');
  log.debug('too quiet for this level');
  expect(lines.length).toBe(1);
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    requestId: 'r1',
    agent: 'a\r\n{"level":"fatal"}\u001b[31m',
    msg: 'odd\nagent',
  });
});

it('prints no password, key, cookie or text of a person, where someone logs one by mistake', () => {
  const { log, lines } = logging();
  const body = { password: 'SECRET', jobDescription: 'SECRET', nested: { plainText: 'SECRET' } };
  log.info({ password: 'SECRET', headers: { cookie: 'SECRET', authorization: 'SECRET' } });
  log.info({ req: { headers: { cookie: 'SECRET' }, body }, input: body, answer: { formattedProposal: 'SECRET' } });
  expect(lines.join('')).not.toContain('SECRET');
});

it('prints nothing of the values when a query fails, but which query and why', async () => {
  const { log, lines } = logging();
  const row = { name: 'SECRET', value: 'SECRET', createdAt: new Date() };
  await db.insert(appSecrets).values(row);
  const failing = [
    () => db.insert(appSecrets).values(row),
    () => db.execute(sql`select ${'SECRET'}::uuid`),
    () => db.execute(sql`select ${'{"SECRET'}::jsonb`),
    async () => void JSON.parse('SECRET'),
  ];
  for (const fail of failing) {
    const err = await fail().then(
      () => undefined,
      (error: unknown) => error,
    );
    log.error({ err }, 'failed');
  }
  expect(lines.join('')).not.toContain('SECRET');
  expect(lines[0]).toContain('Failed query: insert into \\"app_secrets\\"');
  expect(lines[0]).toContain('"code":"23505"');
  expect(lines[0]).toContain('app_secrets_pkey');
  expect(lines[0]).toContain('"stack":["at ');
});

it('tells the operator of a start that failed which query it was and why, and none of its values', async () => {
  const row = { name: 'a start', value: 'SECRET', createdAt: new Date() };
  await db.insert(appSecrets).values(row);
  const error: unknown = await db
    .insert(appSecrets)
    .values(row)
    .then(
      () => undefined,
      (failure: unknown) => failure,
    );
  expect(errorForOperator(error)).toMatch(/^Failed query: insert into "app_secrets" [\s\S]*: duplicate key value/);
  expect(errorForOperator(error)).not.toContain('SECRET');
  expect(errorForOperator(new Error('PORT must be a whole number'))).toBe('PORT must be a whole number');
});

it('writes short lines for people at a terminal', () => {
  const { log, lines } = logging(true);
  log.info({ port: 3000 }, 'listening');
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}listening port=3000\n$/);
});
