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
    const answered = app().app.endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(answered.length).toBeGreaterThan(90);
    expect(described.toSorted()).toEqual(answered.toSorted());
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
