import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';

const FILE = fileURLToPath(new URL('../../../../shared/paddle/openapi-slice.json', import.meta.url));

/** Paddle's own description of its API, where it lies beside the project; it is never part of it. */
export const hasSlice = existsSync(FILE);

export interface Slice {
  /** Names what is wrong with a value by the schema at a place of the document. */
  check(place: readonly string[], value: unknown): string[];
  /** The examples of an answer, at the place of its content. */
  examplesAt(place: readonly string[]): unknown[];
  /** The examples of webhooks whose name begins like this. */
  told(prefix: string): unknown[];
}

const EXAMPLES = z.record(z.string(), z.looseObject({ value: z.unknown() }));

export function readSlice(): Slice {
  const document = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  // A module of the older kind: its default stands twice.
  formats.default(ajv);
  ajv.addSchema(document, 'paddle');
  const known = new Map<string, ValidateFunction>();
  const examples = (place: readonly string[]) => EXAMPLES.parse(at(document, [...place, 'examples']));
  return {
    check(place, value) {
      const path = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
      const validate = known.get(path) ?? ajv.compile({ $ref: `paddle#/${path}` });
      known.set(path, validate);
      validate(value);
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
    examplesAt: (place) => Object.values(examples(place)).map(({ value }) => value),
    told(prefix) {
      const named = Object.entries(examples(['components'])).filter(([name]) => name.startsWith(prefix));
      return named.map(([, { value }]) => at(value, ['data']));
    },
  };
}

function at(value: unknown, place: readonly string[]): unknown {
  return place.reduce((inner, key) => z.record(z.string(), z.unknown()).parse(inner)[key], value);
}

/** Which keys are at each place of a value; what is in lists is one place. Custom data are the seller's own. */
export function keysOf(value: unknown, at = '', found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (Array.isArray(value)) for (const item of value) keysOf(item, `${at}[]`, found);
  else if (typeof value === 'object' && value !== null && !at.endsWith('custom_data')) {
    const keys = found.get(at) ?? new Set();
    found.set(at, keys);
    for (const [key, inner] of Object.entries(value)) {
      keys.add(key);
      keysOf(inner, `${at}.${key}`, found);
    }
  }
  return found;
}
