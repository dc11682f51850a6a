import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';

/** The tabs of the account page, as its address names them. Source: docs/spec/accounts.md §2 and §9. */
export const ACCOUNT_TABS = ['profile', 'proposals', 'writer', 'subscription', 'security'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** A zip: `account.json` with everything stored, and the same as texts that people can read. */
export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything that is stored about the user, as a zip.',
  output: z.unknown(),
  file: 'application/zip',
  errors: ['SIGN_IN_REQUIRED', 'user-token-expired', 'RATE_LIMITED'],
});
