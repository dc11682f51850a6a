import type { Store } from './store.ts';

/** An error of the API: about the request, or about the API itself. */
export class PaddleError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: ReadonlyArray<{ field: string; message: string }>;

  constructor(status: number, code: string, detail: string, fields: PaddleError['fields'] = []) {
    super(detail);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  body(requestId: string) {
    const { code, message: detail, fields } = this;
    const type = this.status >= 500 ? 'api_error' : 'request_error';
    return {
      error: { type, code, detail, ...(fields.length > 0 && { errors: fields }) },
      meta: { request_id: requestId },
    };
  }
}

export const notFound = (id: string): PaddleError => new PaddleError(404, 'not_found', `Entity ${id} not found`);

export const invalid = (field: string, message: string): PaddleError =>
  new PaddleError(400, 'invalid_field', 'Request does not pass validation.', [{ field, message }]);

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

interface Listed {
  readonly id: string;
  readonly status?: string;
  readonly created_at?: string;
}

const TAKEN = ['after', 'order_by', 'per_page', 'status', 'created_at[GTE]'];

/** A page of a list like Paddle's: newest first, `next` always present, `has_more` says whether it leads anywhere. */
export function listAnswer(store: Store, query: URLSearchParams, path: string, all: readonly Listed[], most: number) {
  // An ignored filter would look like a working one.
  for (const name of query.keys()) if (!TAKEN.includes(name)) throw invalid(name, 'is not a parameter of this list');
  const [statuses, since, after] = [query.get('status'), query.get('created_at[GTE]'), query.get('after')];
  const fits = ({ status = '', created_at: at = '' }: Listed) =>
    (statuses === null || statuses.split(',').includes(status)) &&
    (since === null || Date.parse(at) >= Date.parse(since));
  const matching = all.filter(fits);
  const ordered = query.get('order_by') === 'id[ASC]' ? matching : matching.toReversed();
  const from = after === null ? 0 : ordered.findIndex(({ id }) => id === after) + 1;
  const perPage = Math.min(Number(query.get('per_page') ?? most), most);
  const data = ordered.slice(from, from + perPage);
  const next = new URLSearchParams(query);
  next.set('after', data.at(-1)?.id ?? after ?? '');
  const pagination = {
    per_page: perPage,
    next: `${store.url()}${path}?${next}`,
    has_more: from + perPage < ordered.length,
    estimated_total: matching.length,
  };
  return { data, pagination };
}
