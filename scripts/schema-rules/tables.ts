import { z } from 'zod';

const column = z.object({
  name: z.string(),
  type: z.string(),
  primaryKey: z.boolean(),
  default: z.unknown().optional(),
  identity: z.unknown().optional(),
  generated: z.unknown().optional(),
});
const columnsOf = z.object({ columns: z.array(z.string()) });
const table = z.object({
  name: z.string(),
  columns: z.record(z.string(), column),
  compositePrimaryKeys: z.record(z.string(), columnsOf),
  uniqueConstraints: z.record(z.string(), columnsOf),
  indexes: z.record(
    z.string(),
    z.object({ isUnique: z.boolean(), columns: z.array(z.object({ expression: z.string() })) }),
  ),
  foreignKeys: z.record(
    z.string(),
    z.object({ tableTo: z.string(), columnsFrom: z.array(z.string()), columnsTo: z.array(z.string()) }),
  ),
});
type Table = z.infer<typeof table>;

/** Drizzle's description of a schema; what else is in it does not matter here. */
export const snapshot = z.object({ tables: z.record(z.string(), table) });

const OWNER_COLUMNS = ['owner_id', 'user_id'];
/** Tables that find out whose something is, by a name, a hash or the payment provider's id: the one key is what they are asked for. */
const LOOKUPS: Readonly<Record<string, readonly string[]>> = {
  login_keys: ['key'],
  sessions: ['token_hash'],
  access_tokens: ['token_hash'],
  one_time_tokens: ['token_hash'],
  billing_transactions: ['environment', 'transaction_id'],
  subscriptions: ['environment', 'subscription_id'],
  billing_customers: ['environment', 'customer_id'],
  checkout_attempts: ['id'],
};
// Expressions, `now()` and `gen_random_uuid()` among them, come as text with a bracket; constants do not.
const COMPUTED_DEFAULT = /\(/;

/**
 * What keeps a schema from being spread over several machines, in words; empty when nothing does. The rules: ids made by
 * the app, the owner first in every key of what someone owns (but in look-ups), foreign keys only within one owner's rows, no sequences, no
 * computed defaults, moments with a time zone. Source: docs/spec/database.md#ready-for-a-distributed-engine.
 */
export function faultsOfTables(tables: Readonly<Record<string, Table>>): string[] {
  const byName = new Map(Object.values(tables).map((one) => [one.name, one]));
  return Object.values(tables).flatMap((one) =>
    [...faultsOfColumns(one), ...faultsOfKeys(one), ...faultsOfLinks(one, byName)].map((why) => `${one.name}: ${why}`),
  );
}

function faultsOfColumns(one: Table): string[] {
  const faults: string[] = [];
  for (const { name, type, default: preset, identity, generated } of Object.values(one.columns)) {
    if (/serial/.test(type) || identity || generated) faults.push(`${name} is numbered or computed by the database`);
    if ([...OWNER_COLUMNS, 'id'].includes(name) && type !== 'uuid') faults.push(`${name} is ${type}, not uuid`);
    if (typeof preset === 'string' && COMPUTED_DEFAULT.test(preset)) faults.push(`${name} has the default ${preset}`);
    if (type.startsWith('time') && !type.includes('with time zone')) faults.push(`${name} has no time zone`);
  }
  return faults;
}

function faultsOfKeys(one: Table): string[] {
  const primary = primaryKeyOf(one);
  if (primary.length === 0) return ['has no primary key'];
  const owner = ownerOf(one);
  if (!owner) return [];
  const unique = [
    ...Object.values(one.uniqueConstraints).map(({ columns }) => columns),
    ...Object.values(one.indexes).flatMap((index) => (index.isUnique ? [index.columns.map((c) => c.expression)] : [])),
  ];
  return [primary, ...unique]
    .filter((columns) => columns[0] !== owner)
    .map((columns) => `the key (${columns.join(', ')}) does not begin with ${owner}`);
}

function faultsOfLinks(one: Table, byName: ReadonlyMap<string, Table>): string[] {
  const owner = ownerOf(one);
  return Object.values(one.foreignKeys).flatMap(({ tableTo, columnsFrom, columnsTo }) => {
    const target = byName.get(tableTo);
    const targetOwner = target && ownerOf(target);
    const staysWithOwner = owner && targetOwner && columnsFrom[0] === owner && columnsTo[0] === targetOwner;
    return staysWithOwner ? [] : [`the link to ${tableTo} is not within one owner's rows`];
  });
}

function primaryKeyOf(one: Table): string[] {
  const [composite] = Object.values(one.compositePrimaryKeys);
  const single = Object.values(one.columns).flatMap((c) => (c.primaryKey ? [c.name] : []));
  return composite?.columns ?? single;
}

function ownerOf(one: Table): string | undefined {
  if (LOOKUPS[one.name]?.join() === primaryKeyOf(one).join()) return undefined;
  return OWNER_COLUMNS.find((name) => name in one.columns);
}
