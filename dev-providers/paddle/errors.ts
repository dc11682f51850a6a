/** An error as the API answers it: what is wrong with the request, or with the API itself. */
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
}

export const notFound = (id: string): PaddleError => new PaddleError(404, 'not_found', `Entity ${id} not found`);

export const invalid = (field: string, message: string): PaddleError =>
  new PaddleError(400, 'invalid_field', 'Request does not pass validation.', [{ field, message }]);

/** Where Paddle explains its codes: those of one kind of thing are under its name. */
const KINDS = ['transaction', 'subscription', 'customer', 'adjustment'] as const;

export function errorBody(error: PaddleError, requestId: string) {
  const kind = KINDS.find((name) => error.code.startsWith(`${name}_`));
  return {
    error: {
      type: error.status >= 500 ? 'api_error' : 'request_error',
      code: error.code,
      detail: error.message,
      documentation_url: `https://developer.paddle.com/errors/${kind ? `${kind}s` : 'shared'}/${error.code}`,
      ...(error.fields.length > 0 && { errors: error.fields }),
    },
    meta: { request_id: requestId },
  };
}
