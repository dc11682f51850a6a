import { z } from 'zod';
import { textField } from '#shared/http/text-field.ts';
import { AppError } from '../../../http/app-error.ts';

const LAST_MOMENT_MS = Date.UTC(9999, 11, 31);
const MAX_REVISION = 2_147_483_647;

/** Where a page of drafts ended. `of` names the list, since a place in one is none in another. */
const listPlace = z.strictObject({
  of: z.string().max(60),
  key: z.union([textField('key', 400), z.int().min(0).max(LAST_MOMENT_MS)]),
  id: z.uuid(),
});
export type ListPlace = z.infer<typeof listPlace>;

/** The revision with which a page ended. */
const revisionPlace = z.strictObject({ before: z.int().min(1).max(MAX_REVISION) });

/** @throws AppError INVALID_INPUT for a cursor that was not made here, or for another list. */
export function readListPlace(cursor: string | undefined, of: string, hasTextKey: boolean): ListPlace | undefined {
  const place = read(cursor, listPlace);
  if (place && (place.of !== of || (typeof place.key === 'string') !== hasTextKey)) throw refusal();
  return place;
}

/** @throws AppError INVALID_INPUT for a cursor that was not made here. */
export function readRevisionPlace(cursor: string | undefined): number | undefined {
  return read(cursor, revisionPlace)?.before;
}

export function cursorAt(place: ListPlace | z.infer<typeof revisionPlace>): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function read<T>(cursor: string | undefined, schema: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined;
  const place = schema.safeParse(parsed(cursor));
  if (!place.success) throw refusal();
  return place.data;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function refusal(): AppError {
  return new AppError('INVALID_INPUT', { fields: { cursor: 'This page is not there any more. Begin at the first.' } });
}
