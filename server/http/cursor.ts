import type { z } from 'zod';
import { jsonIn } from '#shared/http/json.ts';
import { AppError } from './app-error.ts';

/** One page of a list, and where the next one begins. */
export interface Page<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
}

/** A page of `limit` items of `found`, which has one more when there is a next page; `placeOf` says where the page ended. */
export function pageOf<T>(found: readonly T[], limit: number, placeOf: (last: T) => object): Page<T> {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? Buffer.from(JSON.stringify(placeOf(last))).toString('base64url') : null };
}

/** The place in a cursor. @throws AppError INVALID_INPUT for a cursor that `pageOf` did not make. */
export function readCursor<T>(cursor: string | undefined, place: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined;
  const read = place.safeParse(jsonIn(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!read.success) throw invalidCursor();
  return read.data;
}

export function invalidCursor(): AppError {
  return new AppError('INVALID_INPUT', {
    fields: { cursor: 'This page of the list no longer exists. Start again from the first.' },
  });
}
