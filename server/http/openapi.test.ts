import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appForAll } from '../testing/app.ts';

const anyObject = z.record(z.string(), z.unknown());
const operation = z.object({
  requestBody: z.object({
    content: z.record(
      z.string(),
      z.object({ schema: z.object({ required: z.array(z.string()), properties: anyObject }) }),
    ),
  }),
  responses: z.record(z.string(), z.object({ content: anyObject })),
});

describe('the OpenAPI document', () => {
  const app = appForAll();

  it('keeps the rules of OpenAPI 3.1', async () => {
    const { body } = await app().get('/api/openapi.json');
    const validator = new Validator();
    expect(await validator.validate(body)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('knows every call that the app answers', async () => {
    const { body } = await app().get('/api/openapi.json');
    const described = Object.entries(z.record(z.string(), anyObject).parse(body.paths)).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual([
      'DELETE /api/access-tokens/{id}',
      'DELETE /api/drafts/{id}',
      'DELETE /api/own-key',
      'DELETE /api/passkeys/{id}',
      'DELETE /api/profiles/{id}',
      'DELETE /api/proposals/{id}',
      'DELETE /api/remembered-lines/{id}',
      'DELETE /api/sessions',
      'DELETE /api/sessions/{id}',
      'DELETE /api/sign-in-methods/google/{id}',
      'DELETE /api/two-step',
      'DELETE /api/user/{id}',
      'GET /api/access-tokens',
      'GET /api/account/export',
      'GET /api/billing-config',
      'GET /api/checkout/manage-subscription',
      'GET /api/drafts',
      'GET /api/drafts/{id}',
      'GET /api/generate-proposal/{proposalId}',
      'GET /api/identity-config',
      'GET /api/login-history',
      'GET /api/outcomes',
      'GET /api/outcomes/export',
      'GET /api/own-key',
      'GET /api/payments',
      'GET /api/payments/{transactionId}/invoice',
      'GET /api/plan-settings',
      'GET /api/profiles',
      'GET /api/proposals',
      'GET /api/proposals/{id}',
      'GET /api/proposals/{id}/revisions',
      'GET /api/proposals/{id}/revisions/{revision}',
      'GET /api/remembered-lines',
      'GET /api/sessions',
      'GET /api/sign-in-methods',
      'GET /api/subscription',
      'GET /api/trial',
      'GET /api/trial-credits',
      'GET /api/user',
      'GET /api/user/proposals/versions',
      'GET /api/user/proposals/versions/{id}',
      'GET /api/writing-model',
      'GET /healthz',
      'GET /readyz',
      'PATCH /api/passkeys/{id}',
      'PATCH /api/profiles/{id}',
      'PATCH /api/proposals/{id}',
      'PATCH /api/user/{id}',
      'POST /api/access-tokens',
      'POST /api/assistant-prompt',
      'POST /api/change-password',
      'POST /api/change-proposal',
      'POST /api/checkout/attempt',
      'POST /api/checkout/cancel-subscription',
      'POST /api/checkout/change-cycle',
      'POST /api/checkout/cycle-preview',
      'POST /api/checkout/resume-subscription',
      'POST /api/checkout/session',
      'POST /api/checkout/status',
      'POST /api/contact',
      'POST /api/demo-proposal',
      'POST /api/drafts/autosave',
      'POST /api/drafts/save',
      'POST /api/forgot-password',
      'POST /api/generate-proposal',
      'POST /api/generate-proposal/{proposalId}/stop',
      'POST /api/job-brief',
      'POST /api/login',
      'POST /api/login/second-step',
      'POST /api/logout',
      'POST /api/paddle/checkout-complete',
      'POST /api/paddle/payment-success',
      'POST /api/paddle/webhook',
      'POST /api/passkey-login',
      'POST /api/passkey-login/options',
      'POST /api/passkeys',
      'POST /api/passkeys/options',
      'POST /api/pasted-proposal',
      'POST /api/profiles',
      'POST /api/proposal-notes',
      'POST /api/proposals/{id}/restore',
      'POST /api/proposals/{id}/revisions/{revision}/restore',
      'POST /api/register',
      'POST /api/reset-password',
      'POST /api/reset-password/check',
      'POST /api/restore-account',
      'POST /api/rewrite-section',
      'POST /api/two-step',
      'POST /api/two-step/recovery-codes',
      'POST /api/two-step/setup',
      'POST /api/undo-email-change',
      'POST /api/verify-email',
      'POST /api/verify-email/resend',
      'POST /api/what-is-sent',
      'PUT /api/own-key',
      'PUT /api/proposals/{id}/letter',
      'PUT /api/remembered-lines',
    ]);
    for (const line of described) {
      const [method = '', path = ''] = line.split(' ');
      const { status } = await app().send(method, path.replace(/\{\w+\}/, 'x'), method === 'POST' ? { body: {} } : {});
      expect([line, status]).not.toEqual([line, 405]);
    }
  });

  it('describes a body as it is sent, with what may be left out', async () => {
    const { body } = await app().get('/api/openapi.json');
    const paths = z.record(z.string(), anyObject).parse(body.paths);
    const post = operation.parse(paths['/api/generate-proposal']?.post);
    const schema = post.requestBody.content['application/json']?.schema;
    expect(schema?.required).toEqual(['jobTitle', 'jobDescription']);
    expect(schema?.properties.jobDescription).toMatchObject({ type: 'string', maxLength: 20_000 });
    expect(Object.keys(post.responses).sort()).toEqual(
      ['200', '400', '401', '403', '409', '413', '415', '421', '422', '429', '500', '502', '503'].sort(),
    );
    expect(post.responses['200']?.content).toHaveProperty('text/event-stream');
  });
});
