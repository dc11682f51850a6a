import { z } from 'zod';
import { textField } from '#shared/http/text-field.ts';
import { invalidCursor, readCursor } from '../../../http/cursor.ts';

const LAST_MOMENT_MS = Date.UTC(9999, 11, 31);

/** Where a page of drafts ended. `of` names the list, since a place in one is none in another. */
const listPlace = z.strictObject({
  of: z.string().max(60),
  key: z.union([textField('key', 400), z.int().min(0).max(LAST_MOMENT_MS)]),
  id: z.uuid(),
});
export type ListPlace = z.infer<typeof listPlace>;

/** @throws AppError INVALID_INPUT for a cursor that was not made here, or for another list. */
export function readListPlace(cursor: string | undefined, of: string, hasTextKey: boolean): ListPlace | undefined {
  const place = readCursor(cursor, listPlace);
  if (place && (place.of !== of || (typeof place.key === 'string') !== hasTextKey)) throw invalidCursor();
  return place;
}
