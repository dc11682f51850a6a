import type { SessionUser } from '#shared/identity/contract.ts';
import type { SessionState } from './session.ts';

export type SessionView =
  | { readonly status: 'loading'; readonly user: null }
  /** `hasFailed`: the server could not be asked, so it is not known; everything works as for a visitor. */
  | { readonly status: 'signed-out'; readonly user: null; readonly hasFailed: boolean }
  /** Stays while the person is asked to sign in again in place, and becomes 'signed-out' when they decline. */
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/** What the screens use of it: `asks` is whether the server is asked at all, the rest is the outcome. */
export function sessionView(
  { asks, isLeaving }: Pick<SessionState, 'asks' | 'isLeaving'>,
  { data, isError }: { data: SessionUser | null | undefined; isError: boolean },
): SessionView {
  const isNobody = asks === 'nobody' || data === null;
  // During navigation to the front page: this page is for visitors who stay.
  if (isNobody && isLeaving) return { status: 'loading', user: null };
  if (isNobody) return { status: 'signed-out', user: null, hasFailed: false };
  if (data) return { status: 'signed-in', user: data };
  return isError ? { status: 'signed-out', user: null, hasFailed: true } : { status: 'loading', user: null };
}
