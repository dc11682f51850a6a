import pg from 'pg';
import { listTables, quoteIdentifier } from '../operate/export-format.ts';

/** Text that a careless reader or writer of a file would change. */
const ODD_TEXT = 'tab\tline\r\nend\\ \\N \\. "quoted" \'single\' {curly} 日本語 👩‍💻 é ﷽ \u200d\u202e\u0001 ';

const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

/** What the rules of the tables ask for. */
const FITTING: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  generations: { status: 'failed', credit: 'none', lease_expires_at: null, answer: null, finished_at: '2026-01-01' },
  jobs: { status: 'waiting', lease_expires_at: null },
  checkout_attempts: { is_settled: false },
};

interface Filling {
  readonly rows: number;
  readonly largeChars: number;
  /** Which tables; every one when left out. */
  readonly only?: (table: string) => boolean;
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly most: number | null;
}

/**
 * Puts rows into every table of the database at `url`: odd text, the largest numbers, nulls, and in one row of each table with
 * free text `largeChars` characters. All keys of the nth row are the nth id, so that rows link to each other. Returns rows by table.
 */
export async function fillEveryTable(url: string, { rows, largeChars, only = () => true }: Filling) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const counts: Record<string, number> = {};
    for (const { name } of (await listTables(client)).filter((table) => only(table.name))) {
      const columns = await columnsOf(client, name);
      for (let n = 1; n <= rows; n++) {
        const fitting = FITTING[name] ?? {};
        const values = columns.map((column) =>
          column.name in fitting ? fitting[column.name] : valueOf(column, n, n === 1 ? largeChars : 0),
        );
        const places = values.map((_, at) => `$${at + 1}`).join(', ');
        await client.query(
          `insert into ${quoteIdentifier(name)} (${columns.map((c) => quoteIdentifier(c.name)).join(', ')}) values (${places})`,
          values,
        );
      }
      counts[name] = rows;
    }
    return counts;
  } finally {
    await client.end();
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, udt_name as type, is_nullable = 'YES' as nullable, character_maximum_length as most
       from information_schema.columns where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows;
}

function valueOf({ name, type, nullable, most }: Column, n: number, largeChars: number): unknown {
  if (nullable && n % 2 === 0) return null;
  switch (type) {
    case 'uuid':
      return `01a1fe3a-7f85-7357-9973-${String(n).padStart(12, '0')}`;
    case 'text':
    case 'varchar':
      // What is in an index may not be long; keys are made of it.
      return `${ODD_TEXT}${n}${/^(plain_text|about_me_statement|message)$/.test(name) ? '𝄞x'.repeat(largeChars / 2) : ''}`.slice(
        0,
        most ?? undefined,
      );
    case 'jsonb':
      return JSON.stringify({ n, text: ODD_TEXT.replaceAll('\u0001', ''), deep: [[{ '"': 1.1 }], null, 1e21, -0.1] });
    case 'int4':
      return 2_147_483_000 + n;
    case 'int8':
      return '9007199254740991';
    case 'bool':
      return n % 2 === 1;
    case 'timestamptz':
      // A moment may be a key: no two rows have the same one.
      return new Date(n % 2 === 1 ? LAST_MOMENT - n : 1 - n).toISOString();
    case '_text':
      return [ODD_TEXT, '', 'NULL', `{${n}}`];
    default:
      throw new Error(`${name} is ${type}: say here what an odd value of that type is`);
  }
}

/** Every row of every table, in one order on every server, by table. */
export async function everyRow(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    const all: Record<string, string[]> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${quoteIdentifier(name)} t order by t::text collate "C"`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  } finally {
    await client.end();
  }
}
