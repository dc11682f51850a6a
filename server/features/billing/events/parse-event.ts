import type { z } from 'zod';
import type { PaddleEntity } from '../deps.ts';
import {
  type PaddleEvent,
  paddleAdjustment,
  paddleCustomer,
  paddleEvent,
  paddleSubscription,
  paddleTransaction,
} from '../paddle/schemas.ts';
import type { VersionedEntity } from '../records/rows.ts';
import { versionOfEvent } from '../records/version.ts';

/** Which record of the provider's an event is about, and whose customer record that is. */
export function readSubject({ data }: PaddleEvent): { entityId: string | null; customerId: string | null } {
  const entityId = idIn(data.id);
  return { entityId, customerId: entityId?.startsWith('ctm_') ? entityId : idIn(data.customer_id) };
}

/**
 * The object an event carries; undefined for one about something we do not store.
 * @throws UnreadableEvent when it is about something we store and cannot be read
 */
export function parseEntity(payload: unknown): VersionedEntity | undefined {
  const event = paddleEvent.parse(payload);
  const entity = readData(event);
  return entity && { entity, version: versionOfEvent(event, entity.data.updated_at) };
}

/** What came is not what the provider's documents say. */
class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

function readData(event: PaddleEvent): PaddleEntity | undefined {
  const [kind] = event.event_type.split('.');
  switch (kind) {
    case 'transaction':
      return { kind, data: read(paddleTransaction, event) };
    case 'subscription':
      return { kind, data: read(paddleSubscription, event) };
    case 'adjustment':
      return { kind, data: read(paddleAdjustment, event) };
    case 'customer':
      return { kind, data: read(paddleCustomer, event) };
    default:
      return undefined;
  }
}

function read<S extends z.ZodType>(schema: S, { event_type, data }: PaddleEvent): z.output<S> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  // Only where the fault is: what is there may name a person.
  const places = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new UnreadableEvent(`${event_type} could not be read at ${places.join(', ')}`);
}

function idIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
