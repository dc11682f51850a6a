import { generateDrizzleJson } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  integer,
  type PgTable,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { faultsOfCode, faultsOfSql } from './sql.ts';
import { faultsOfTables, snapshot } from './tables.ts';

const faultsIn = (...tables: PgTable[]) =>
  faultsOfTables(snapshot.parse(generateDrizzleJson(Object.fromEntries(tables.entries()))).tables);

const notes = pgTable(
  'notes',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    slug: text('slug'),
    isOpen: boolean('is_open').default(true),
    kind: text('kind').default('plain'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('notes_slug').on(t.userId, t.slug)],
);

describe('a table that is ready to be spread over machines', () => {
  it('passes', () => {
    const lines = pgTable(
      'lines',
      { userId: uuid('user_id').notNull(), noteId: uuid('note_id').notNull(), n: integer('n').notNull() },
      (t) => [
        primaryKey({ columns: [t.userId, t.noteId, t.n] }),
        foreignKey({ columns: [t.userId, t.noteId], foreignColumns: [notes.userId, notes.id] }),
      ],
    );
    expect(faultsIn(notes, lines)).toEqual([]);
  });
});

describe('a table that is not', () => {
  const owner = { userId: uuid('user_id').notNull(), id: uuid('id').notNull() };

  it.each<[string, PgTable, string[]]>([
    [
      'its key begins with something else than its owner',
      pgTable('a', owner, (t) => [primaryKey({ columns: [t.id, t.userId] })]),
      ['a: the key (id, user_id) does not begin with user_id'],
    ],
    [
      'it is unique over all owners',
      pgTable('b', { ...owner, email: text('email'), name: text('name') }, (t) => [
        primaryKey({ columns: [t.userId, t.id] }),
        uniqueIndex('b_email').on(t.email),
        unique().on(t.name),
      ]),
      ['b: the key (name) does not begin with user_id', 'b: the key (email) does not begin with user_id'],
    ],
    [
      'the database numbers its rows',
      pgTable('c', { id: serial('id').primaryKey() }),
      ['c: id is numbered or computed by the database', 'c: id is serial, not uuid'],
    ],
    [
      'the database makes ids and moments',
      pgTable('d', {
        id: uuid('id').defaultRandom().primaryKey(),
        at: timestamp('at', { withTimezone: true }).defaultNow(),
      }),
      ['d: id has the default gen_random_uuid()', 'd: at has the default now()'],
    ],
    [
      'a column is computed',
      pgTable('e', { n: integer('n').primaryKey(), twice: integer('twice').generatedAlwaysAs(sql`n * 2`) }),
      ['e: twice is numbered or computed by the database'],
    ],
    [
      'a moment has no time zone, or there is no key',
      pgTable('f', { at: timestamp('at') }),
      ['f: at has no time zone', 'f: has no primary key'],
    ],
    [
      'it links to the rows of others',
      pgTable('g', { ...owner, noteId: uuid('note_id') }, (t) => [
        primaryKey({ columns: [t.userId, t.id] }),
        foreignKey({ columns: [t.noteId, t.userId], foreignColumns: [notes.id, notes.userId] }),
      ]),
      ["g: the link to notes is not within one owner's rows"],
    ],
  ])('is named when %s', (_name, table, faults) => {
    expect(faultsIn(notes, table)).toEqual(faults);
  });
});

describe('SQL that only one single PostgreSQL can run', () => {
  it.each([
    ['create table a (id bigserial)', 'a sequence or a computed column'],
    ['create sequence s', 'a sequence or a computed column'],
    ['CREATE TRIGGER t BEFORE INSERT ON a EXECUTE FUNCTION f()', 'a trigger'],
    ['DO $$ begin end $$', 'code that runs in the database'],
    ['listen proposals', 'LISTEN or NOTIFY'],
    ["select pg_notify('a', 'b')", 'LISTEN or NOTIFY'],
    ['update a set at = now()', "the database's clock"],
    ['insert into a values (CURRENT_TIMESTAMP)', "the database's clock"],
    ['select gen_random_uuid()', 'an id made by the database'],
    ['select pg_try_advisory_xact_lock(1)', 'an advisory lock'],
    ['create extension citext', 'an extension'],
    ['update a set n = 1 returning old.n', 'SQL that only PostgreSQL 18 knows'],
    ['create index concurrently i on a (n)', 'CONCURRENTLY, which no transaction takes'],
  ])('%s is named', (statement, what) => {
    expect(faultsOfSql('file', statement)).toEqual([`file: ${what}`]);
  });

  it('does not take comments, ordinary words or the clock of the app for it', () => {
    const fine = '-- now() with a trigger\nselect notified_at, listening from a /* serial */ where at < $1';
    expect(faultsOfSql('file', fine)).toEqual([]);
    expect(
      faultsOfCode('file', 'const at = deps.now(); const sequence = Date.now(); db.query("select $1", [at])'),
    ).toEqual([]);
  });

  it('is found in code, in each form that code has for it', () => {
    const forms = [
      'sql`select now()`',
      'sql<{ n: number }>`select\n now()`',
      'sql.raw("select now()")',
      "pool.query('select now()')",
    ];
    expect(forms.flatMap((form) => faultsOfCode('file', `await db.execute(${form});`))).toEqual(
      forms.map(() => "file: the database's clock"),
    );
  });
});
