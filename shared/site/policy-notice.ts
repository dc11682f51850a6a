import { POLICY_NOTICE_DAYS } from './config.ts';

const DAY_MS = 86_400_000;

/**
 * The day of the change while it is announced on every page: from its beginning (UTC) for 30 days; null before and after that,
 * and where no day is set. Source: docs/spec/proposals.md §9.
 * @param changedOn 'YYYY-MM-DD'
 */
export function policyNoticeAt(changedOn: string | undefined, nowMs: number): string | null {
  if (changedOn === undefined) return null;
  const ageMs = nowMs - Date.parse(`${changedOn}T00:00:00Z`);
  return ageMs >= 0 && ageMs < POLICY_NOTICE_DAYS * DAY_MS ? changedOn : null;
}
