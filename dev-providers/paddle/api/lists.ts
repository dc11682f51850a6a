import { invalid } from '../errors.ts';
import type { Answer, Call } from './call.ts';

interface List<T> {
  readonly path: string;
  /** Oldest first. */
  readonly all: readonly T[];
  readonly idOf: (item: T) => string;
  readonly render: (item: T) => unknown;
  /** Parameters that name values of a field, several of them with commas. */
  readonly fields?: Readonly<Record<string, (item: T) => string | null>>;
  /** Parameters that name a time: exact, or `[LT]`, `[LTE]`, `[GT]`, `[GTE]`. */
  readonly times?: Readonly<Record<string, (item: T) => string | null>>;
  readonly perPage: { readonly usual: number; readonly most: number };
}

const PAGING = ['after', 'order_by', 'per_page', 'include'];

/** A page of a list as Paddle gives it: newest first, `next` always there, `has_more` says whether it leads anywhere. */
export function listAnswer<T>({ store, query }: Call, list: List<T>): Answer {
  const order = /^(\w+)\[(ASC|DESC)\]$/.exec(query.get('order_by') ?? 'id[DESC]');
  if (!order) throw invalid('order_by', 'must be a field and a direction');
  refuseUnknown(list, query);
  const matching = list.all.filter((item) => passes(list, item, query));
  const ordered = order[2] === 'ASC' ? matching : [...matching].reverse();
  const after = query.get('after');
  // What came before the last one of the page before is found in the whole list: a filter may have left it out since.
  const from = after === null ? 0 : ordered.findIndex((item) => list.idOf(item) === after) + 1;
  const perPage = perPageOf(query, list.perPage);
  const page = ordered.slice(from, from + perPage);
  const last = page.at(-1);
  return {
    status: 200,
    data: page.map(list.render),
    pagination: {
      per_page: perPage,
      next: nextAddress(`${store.url()}${list.path}`, query, last ? list.idOf(last) : (after ?? '')),
      has_more: from + perPage < ordered.length,
      estimated_total: matching.length,
    },
  };
}

function perPageOf(query: URLSearchParams, { usual, most }: { usual: number; most: number }): number {
  const asked = Number(query.get('per_page') ?? usual);
  if (!Number.isInteger(asked) || asked < 1) throw invalid('per_page', 'must be a positive number');
  return Math.min(asked, most);
}

function nextAddress(address: string, query: URLSearchParams, after: string): string {
  const next = new URLSearchParams(query);
  next.set('after', after);
  return `${address}?${next}`;
}

/** A filter that does nothing would look like one that works. */
function refuseUnknown<T>({ fields = {}, times = {} }: List<T>, query: URLSearchParams): void {
  for (const name of query.keys()) {
    const isTime = Object.hasOwn(times, name.replace(/\[(LT|LTE|GT|GTE)\]$/, ''));
    if (!isTime && !PAGING.includes(name) && !Object.hasOwn(fields, name))
      throw invalid(name, 'is not a parameter of this list');
  }
}

function passes<T>({ fields = {}, times = {} }: List<T>, item: T, query: URLSearchParams): boolean {
  for (const [name, value] of query) {
    const [, field = name, how = 'EQ'] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    if (PAGING.includes(name)) continue;
    const read = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (read && !value.split(',').includes(String(read(item)))) return false;
    const time = Object.hasOwn(times, field) ? times[field] : undefined;
    if (time && !isWithin(time(item), how, value)) return false;
  }
  return true;
}

function isWithin(at: string | null, how: string, given: string): boolean {
  if (at === null) return false;
  // Paddle takes a time without its zone for UTC.
  const limit = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(given) ? given : `${given}Z`);
  if (Number.isNaN(limit)) throw invalid('updated_at', 'must be a time');
  const distance = Date.parse(at) - limit;
  if (how === 'LT') return distance < 0;
  if (how === 'LTE') return distance <= 0;
  if (how === 'GT') return distance > 0;
  return how === 'GTE' ? distance >= 0 : distance === 0;
}
