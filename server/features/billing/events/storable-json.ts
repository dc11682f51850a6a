/**
 * The same value with what PostgreSQL cannot store in a text replaced: NUL and halves of a surrogate pair become U+FFFD. A
 * payment is not refused because of a letter in someone's name.
 */
export function toStorableJson(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD').replace(LONE, '\uFFFD');
  if (Array.isArray(value)) return value.map(toStorableJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [String(toStorableJson(key)), toStorableJson(inner)]),
  );
}

const LONE = /\p{Surrogate}/gu;
