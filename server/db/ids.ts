import { v7 } from 'uuid';

/** A new id, made here and not by the database: UUIDv7, so that rows made later sort later. */
export function newId(): string {
  return v7();
}
