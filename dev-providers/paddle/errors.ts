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

  /** The body of its answer. */
  toJSON() {
    const { code, message: detail, fields } = this;
    const type = this.status >= 500 ? 'api_error' : 'request_error';
    return { error: { type, code, detail, ...(fields.length > 0 && { errors: fields }) } };
  }
}

export const invalid = (field: string, message: string): PaddleError =>
  new PaddleError(400, 'invalid_field', 'Request does not pass validation.', [{ field, message }]);

/** @throws PaddleError 404 */
export function find<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id);
  if (thing === undefined) throw new PaddleError(404, 'not_found', `Entity ${id} not found`);
  return thing;
}
