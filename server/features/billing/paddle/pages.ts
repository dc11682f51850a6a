import { z } from 'zod';
import { ProviderUnavailable } from './gateway.ts';
import { type CallDeps, call } from './http.ts';

const PER_PAGE = '200';

const list = z.object({
  data: z.array(z.unknown()),
  // `next` is always there, also on the last page: `has_more` says whether it leads anywhere.
  meta: z.object({ pagination: z.object({ next: z.string(), has_more: z.boolean() }) }),
});

/**
 * A list of the provider's, page by page. Each page has the time of one call. What cannot be read is left out and said in the log:
 * one strange entity must not hide all that come after it.
 */
export async function* pages<S extends z.ZodType>(
  deps: CallDeps,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: S,
): AsyncGenerator<readonly z.output<S>[]> {
  let after: string | undefined;
  for (;;) {
    const asked = new URLSearchParams({ per_page: PER_PAGE, ...query, ...(after !== undefined && { after }) });
    const answer = list.safeParse(await call(deps, { method: 'GET', path: `${path}?${asked}` }));
    if (!answer.success) throw new ProviderUnavailable('its list could not be read', { cause: answer.error });
    const { data, meta } = answer.data;
    yield readable(deps, path, data, schema);
    if (!meta.pagination.has_more) return;
    // Only the place in the list is taken from it: the key goes to no address that an answer names.
    const next = placeOf(meta.pagination.next);
    if (next === undefined || next === after) throw new ProviderUnavailable('its list leads nowhere');
    after = next;
  }
}

function readable<S extends z.ZodType>(
  { log }: CallDeps,
  path: string,
  items: readonly unknown[],
  schema: S,
): readonly z.output<S>[] {
  const parsed = items.map((item) => schema.safeParse(item));
  const read = parsed.filter((item) => item.success).map((item) => item.data);
  const [fault] = parsed.flatMap(({ error }) => (error ? [error.issues[0]] : []));
  if (fault)
    log.warn(
      { path, unread: items.length - read.length, at: fault.path },
      'the payment provider lists what cannot be read',
    );
  return read;
}

function placeOf(address: string): string | undefined {
  return URL.canParse(address) ? (new URL(address).searchParams.get('after') ?? undefined) : undefined;
}
