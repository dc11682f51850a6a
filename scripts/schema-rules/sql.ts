const NEVER: readonly (readonly [RegExp, string])[] = [
  [
    /\b(small|big)?serial\b|\bsequence\b|\bnextval\s*\(|\bgenerated\s+(always|by\s+default)\b/i,
    'a sequence or a computed column',
  ],
  [/\btrigger\b/i, 'a trigger'],
  [/\bcreate\s+(or\s+replace\s+)?(function|procedure)\b|\bplpgsql\b|\bdo\s+\$/i, 'code that runs in the database'],
  [/\b(un)?listen\s+["a-z]|\bnotify\s+["a-z]|\bpg_notify\b/i, 'LISTEN or NOTIFY'],
  [
    /\bnow\s*\(|\bcurrent_(timestamp|date|time)\b|\b(clock|statement|transaction)_timestamp\b|\blocaltime/i,
    "the database's clock",
  ],
  [/\bgen_random_uuid\b|\buuidv\d\b|\buuid_generate/i, 'an id made by the database'],
  [/advisory_/i, 'an advisory lock'],
  [/\bcreate\s+extension\b/i, 'an extension'],
  [/\bwithout\s+overlaps\b|\breturning\s+(with\s*\(|old\b|new\b)|\bvirtual\b/i, 'SQL that only PostgreSQL 18 knows'],
  [/\bconcurrently\b/i, 'CONCURRENTLY, which no transaction takes'],
];

/** Messages about SQL that only a single PostgreSQL can run. Comments do not count. */
export function faultsOfSql(name: string, sql: string): string[] {
  const bare = sql.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');
  return NEVER.filter(([pattern]) => pattern.test(bare)).map(([, what]) => `${name}: ${what}`);
}

// A template tagged `sql`, or the text that a `query(` begins with.
const SQL_IN_CODE =
  /\bsql(?:<[^`]*?>)?`([^`]*)`|\bsql\.raw\(\s*(['"`])([\s\S]*?)\2|\.query(?:<[^`(]*?>)?\(\s*(['"`])([\s\S]*?)\4/g;

/** The same for the SQL that is in a TypeScript file. */
export function faultsOfCode(name: string, code: string): string[] {
  return [...code.matchAll(SQL_IN_CODE)].flatMap((match) => faultsOfSql(name, match[1] ?? match[3] ?? match[5] ?? ''));
}
