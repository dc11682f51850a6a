import type { Fields } from '../../http/fields.ts';
import type { Store } from '../store.ts';

/** A request to the API that has passed the key check. */
export interface Call {
  readonly store: Store;
  /** What the path's placeholder held. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: Fields;
}

export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly pagination?: Pagination;
}

export interface Pagination {
  readonly per_page: number;
  readonly next: string;
  readonly has_more: boolean;
  readonly estimated_total: number;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** `:id` stands for one part of the path. */
  readonly path: string;
  answer(call: Call): Answer;
}

export const found = (data: unknown): Answer => ({ status: 200, data });
export const created = (data: unknown): Answer => ({ status: 201, data });
