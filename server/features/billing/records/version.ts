/**
 * Which of two states of an object at the provider is the newer one.
 *
 * An event is placed by when it occurred, then by when the object was changed, then by its id; moments are brought to nine
 * digits of a second first, since 3, 6 and 9 arrive. What was read from the API carries no such moment, and by our own clock
 * it cannot be placed: were ours ahead, an event of the next second would count as older. So a read is placed by the object's
 * own `updated_at`: after every event of an object that was changed then or before, and before every event of one that was
 * changed later. Of two reads of the same change the later one holds.
 *
 * As long as an object's `updated_at` never goes back while events occur, which is what the field means, this is one total
 * order of all events and reads: whatever arrives, in whatever order and however often, the same state is held in the end.
 * Where the provider does not say when an object was changed, the moment of the event or of the read is in for it.
 * Sources: docs/spec/billing.md#tables; docs/spec/security.md §P4.
 */
export function isNewer(candidate: string, held: string): boolean {
  const [a, b] = [partsOf(candidate), partsOf(held)];
  if (a.id !== READ && b.id !== READ) return candidate > held;
  if (a.changed !== b.changed) return a.changed > b.changed;
  if (a.id === READ && b.id === READ) return a.at > b.at;
  return a.id === READ;
}

/** Of a record that is to stay as it is, because its person was erased: nothing is newer. */
export const LAST_VERSION = '~|~|~';

// Not the name of an event, which begins with evt_.
const READ = 'read';

/** @throws RangeError for what is no moment */
export function versionOfEvent(event: { event_id: string; occurred_at: string }, updatedAt?: string | null): string {
  const at = nineDigits(event.occurred_at);
  return [at, updatedAt ? nineDigits(updatedAt) : at, event.event_id].join('|');
}

export function versionOfRead(at: Date, updatedAt?: string | null): string {
  const read = nineDigits(at.toISOString());
  return [read, updatedAt ? nineDigits(updatedAt) : read, READ].join('|');
}

const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:?\d\d)$/;

/** In UTC, so that moments compare as texts. */
function nineDigits(moment: string): string {
  const [, second, fraction = '', zone] = MOMENT.exec(moment) ?? [];
  const whole = new Date(second ? `${second}${zone}` : moment).toISOString();
  const digits = second ? fraction : whole.slice(20, 23);
  return `${whole.slice(0, 19)}.${digits.slice(0, 9).padEnd(9, '0')}Z`;
}

function partsOf(version: string): { at: string; changed: string; id: string } {
  const [at = '', changed = '', id = ''] = version.split('|');
  return { at, changed, id };
}
