import { timestamp } from 'drizzle-orm/pg-core';

/** A moment to the millisecond, as JavaScript knows it. It has no default: the app's clock says when. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
