import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appForAll } from '../../testing/app.ts';
import { A_PASSWORD, type Client } from '../../testing/client.ts';

interface Form {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The input of each form of identity, for the person `:id`. */
const FORMS: readonly Form[] = [
  { method: 'POST', path: '/api/login', body: { username: 'anna', password: A_PASSWORD } },
  {
    method: 'POST',
    path: '/api/register',
    body: { email: 'eve@freelance.example', password: A_PASSWORD, identifier: 'eve', username: 'eve' },
  },
  { method: 'POST', path: '/api/forgot-password', body: { email: 'eve@freelance.example' } },
  { method: 'POST', path: '/api/reset-password', body: { token: 'a-token', password: A_PASSWORD } },
  { method: 'POST', path: '/api/verify-email', body: { token: 'a-token' } },
  { method: 'POST', path: '/api/change-password', body: { currentPassword: A_PASSWORD, newPassword: 'a new harbour' } },
  {
    method: 'PATCH',
    path: '/api/user/:id',
    body: { email: 'eve@freelance.example', fullName: 'Eve', username: 'eve' },
  },
  { method: 'DELETE', path: '/api/user/:id', body: { email: 'anna@freelance.example', password: A_PASSWORD } },
];
const WRONG: readonly unknown[] = [7, true, {}, [], ['text'], [[null]], { toString: 'x' }, { length: 3 }, 1e99];

describe('a form of identity', () => {
  const app = appForAll();
  let anna: Client;
  let id = '';
  beforeAll(async () => {
    anna = app().newBrowser();
    ({ id } = await anna.signUp('anna@freelance.example'));
  });
  const pathOf = ({ path }: Form) => path.replace(':id', id);
  const unchanged = async () =>
    (await app().database.pool.query('select * from users join sessions on user_id = users.id')).rows;

  it.each(FORMS)('accepts no value of another type: $method $path', async (form) => {
    const before = await unchanged();
    for (const field of Object.keys(form.body)) {
      for (const value of WRONG) {
        const answer = await anna.send(form.method, pathOf(form), { body: { ...form.body, [field]: value } });
        const fields = Object.keys(z.record(z.string(), z.string()).parse(answer.body.fields ?? {}));
        expect([answer.status, fields], `${field} = ${JSON.stringify(value)}`).toEqual([400, [field]]);
      }
    }
    expect(await unchanged()).toEqual(before);
  });

  it.each(FORMS)('accepts no unknown field, and no prototype: $method $path', async (form) => {
    const before = await unchanged();
    const [field = ''] = Object.keys(form.body);
    const raw = `{"__proto__":${JSON.stringify(form.body)},"constructor":{"prototype":${JSON.stringify(form.body)}}}`;
    const answer = await anna.send(form.method, pathOf(form), { raw });
    expect(answer.status).toBe(400);
    const doubled = await anna.send(form.method, pathOf(form), { raw: `{"${field}":"x","${field}":7}` });
    expect(doubled.status).toBe(400);
    expect(await unchanged()).toEqual(before);
  });

  it.each(FORMS)('of 50 KB in each field is refused before anything is computed: $method $path', async (form) => {
    const large = Object.fromEntries(
      Object.keys(form.body).map((field) => [field, `${'a'.repeat(25_000)}@`.repeat(2)]),
    );
    const answer = await anna.send(form.method, pathOf(form), { body: large });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
  });
});
