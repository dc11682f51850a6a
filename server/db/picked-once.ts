import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The rows of a query with `for update skip locked`, for the `in (…)` of an update. Without the materialised CTE PostgreSQL may
 * run the query again for each row of the outer one: the rows locked before are then skipped, and more than its limit are taken.
 */
export function pickedOnce(query: SQLWrapper): SQL {
  return sql`(with picked as materialized (${query}) select * from picked)`;
}
