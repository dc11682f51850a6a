import { contactInput, sendContactMessage } from '#shared/contact/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';

/** What is in the fields, by their names. */
export type Typed = Readonly<Record<string, string>>;
/** What is wrong with fields, by their names. */
export type Faults = Readonly<Record<string, string | undefined>>;
/** Stored, with what it can be named by; not sent as it is; or failed, in the server's words if it has said any. */
type Outcome = { reference: string } | { faults: Faults } | { words: string | undefined };

/** In the words that the server would have for it. */
export function faultsIn(typed: Typed): Faults {
  const issues = contactInput.safeParse(typed).error?.issues ?? [];
  // Only the first error of a field is shown.
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message] as const).toReversed());
}

/** Never rejects: it returns the outcome. */
export async function sendMessage(typed: Typed): Promise<Outcome> {
  const message = contactInput.safeParse(typed);
  if (!message.success) return { faults: faultsIn(typed) };
  try {
    const { reference } = await call(sendContactMessage, { input: message.data });
    return { reference };
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const faults = Object.entries(problem?.fields ?? {}).filter(([name]) => Object.hasOwn(message.data, name));
    return faults.length > 0 ? { faults: Object.fromEntries(faults) } : { words: problem?.message };
  }
}
