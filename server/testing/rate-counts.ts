import type { TestApp } from './app.ts';

/** Sets every count of this kind, however many requests that would take: how many there are. */
export async function setCount(app: Pick<TestApp, 'database'>, kind: string, points: number): Promise<number> {
  const set = 'update rate_limits set points = $1 where key like $2';
  return (await app.database.pool.query(set, [points, `${kind}:%`])).rowCount ?? 0;
}
