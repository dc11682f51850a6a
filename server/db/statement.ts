import { getTableColumns, type QueryWithTypings, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * A statement whose text was made before. Drizzle puts a text together for each execution, which takes longer than the database does
 * for a small one. Not prepared: a prepared statement belongs to one connection, and a pooler in between gives another each time.
 */
export function statement(text: string, values: readonly unknown[]): SQL {
  return new Statement({ sql: text, params: [...values] });
}

class Statement extends SQL {
  readonly #query: QueryWithTypings;

  constructor(query: QueryWithTypings) {
    super([]);
    this.#query = query;
  }

  override toQuery(): QueryWithTypings {
    return this.#query;
  }
}

/** Some columns of a table, for the text of a statement and for the values of each execution. */
export interface ColumnList<Row> {
  /** As `insert` lists them. */
  readonly names: string;
  readonly count: number;
  /** `$1, $2` and so on, from the number `first`. */
  placeholders(first: number): string;
  /** In the same order, as the driver sends them; null for what is left out. */
  values(row: Row): unknown[];
}

export function columnsOf<T extends PgTable, K extends keyof T['$inferInsert'] & string>(
  table: T,
  keys: readonly K[],
): ColumnList<Pick<T['$inferInsert'], K>> {
  const all = getTableColumns(table);
  const columns = keys.map((key) => {
    const column = all[key];
    if (!column) throw new Error(`There is no column ${key}.`);
    return { key, column };
  });
  return {
    names: columns.map(({ column }) => `"${column.name}"`).join(', '),
    count: columns.length,
    placeholders: (first) => columns.map((_, at) => `$${first + at}`).join(', '),
    values: (row) => columns.map(({ key, column }) => encodeValue(row[key], (value) => column.mapToDriverValue(value))),
  };
}

function encodeValue(value: unknown, encode: (value: unknown) => unknown): unknown {
  return value === undefined || value === null ? null : encode(value);
}
