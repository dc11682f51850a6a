import { AppError } from '../../../http/app-error.ts';
import type { JobPlace } from './repository.ts';

// A moment of thirteen digits lasts until the year 2286; the key may hold anything but what no text holds.
const PLACE = /^(\d{1,13}) ([^\u0000]{0,700})$/;

/** The place of a job among a person's jobs. Not encoded, so that the longest title still fits. */
export function cursorAt({ lastUpdated, jobKey }: JobPlace): string {
  return `${lastUpdated.getTime()} ${jobKey}`;
}

/** @throws AppError INVALID_INPUT for what was not made here. */
export function placeOf(cursor: string | undefined): JobPlace | undefined {
  if (cursor === undefined) return undefined;
  const [, ms, jobKey] = PLACE.exec(cursor) ?? [];
  if (ms !== undefined && jobKey !== undefined) return { lastUpdated: new Date(Number(ms)), jobKey };
  throw new AppError('INVALID_INPUT', { fields: { cursor: 'This page is not there any more. Begin at the first.' } });
}
