import { and, eq, exists, lt, ne, not, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { daysBefore, monthsBefore, PROPOSAL_CONTENT_MONTHS } from '#shared/site/retention.ts';
import { documentRevisions, generations } from '../../../db/schema/index.ts';
import type { OldRows } from '../../../jobs/index.ts';

// A row may have 200 kB: so few are deleted well within the query timeout.
const DELETED_AT_ONCE = 200;

/** What people generated and have in no document any more; a document is kept for as long after its last change. */
export const OLD_PROPOSALS: OldRows = {
  what: 'proposals',
  table: generations,
  isOld(at) {
    const { ownerId, id, ownerKind, status, createdAt } = generations;
    const { userId, generationId } = documentRevisions;
    const isOfText = and(eq(userId, ownerId), eq(generationId, id));
    const isInDocument = exists(new QueryBuilder().select({ one: sql`1` }).from(documentRevisions).where(isOfText));
    const isOld = lt(createdAt, monthsBefore(at, PROPOSAL_CONTENT_MONTHS));
    return and(eq(ownerKind, 'user'), ne(status, 'running'), isOld, not(isInDocument));
  },
  atOnce: DELETED_AT_ONCE,
};

/** Visitors' proposals stay readable for a day. */
export const VISITORS_PROPOSALS: OldRows = {
  what: 'texts of visitors',
  table: generations,
  isOld: (at) => and(eq(generations.ownerKind, 'visitor'), lt(generations.createdAt, daysBefore(at, 1))),
  atOnce: DELETED_AT_ONCE,
  areShortLived: true,
};
