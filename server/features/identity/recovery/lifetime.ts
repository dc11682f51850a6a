import type { TokenKind } from './repository.ts';

const MINUTE_MS = 60_000;

/**
 * How long a mailed link works. An hour for a password is longer than ASVS requires: mail is slow where people work from
 * phones. Source: docs/decisions/0022-password-length-and-reset-link-lifetime.md.
 */
export const LINK_MINUTES = {
  'reset-password': 60,
  'verify-email': 24 * 60,
  'change-email': 24 * 60,
  'undo-email-change': 7 * 24 * 60,
} as const satisfies Record<TokenKind, number>;

export function linkExpiresAt(kind: TokenKind, nowMs: number): Date {
  return new Date(nowMs + LINK_MINUTES[kind] * MINUTE_MS);
}
