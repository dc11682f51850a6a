import { problem } from '#shared/http/endpoint.ts';
import { ApiError } from './api-error.ts';

/** The code of a newer server may be unknown here; its words are shown all the same. */
const refusal = problem.extend({ code: problem.shape.code.optional().catch(undefined) });

/** The refusal in `response`. What is not our JSON (a proxy's page) counts as unreadable, or as unreachable for 502 to 504. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = refusal.safeParse(body);
  if (parsed.success) return new ApiError('refused', { status, statusText, problem: parsed.data });
  const isGateway = status >= 502 && status <= 504;
  return new ApiError(isGateway ? 'unreachable' : 'unreadable', { status, statusText });
}
