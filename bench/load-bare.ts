// The least that a server of Hono and pg does for the same reads and saves, in a process of its own: it looks up who asks, and
// reads or writes the same rows. No checks, no limits, no log.
import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import pg from 'pg';
import { z } from 'zod';

const [databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = new Hono();
const draft = z.object({ jobTitle: z.string(), jobDescription: z.string(), content: z.string() });
const user = z.object({ id: z.string() });

const WHO = 'select u.id, u.plan from users u where u.id = $1';
const LIST = `select id, revision, name, job_title, excerpt, created_at, last_updated from documents
  where user_id = $1 and deleted_at is null order by last_updated desc, id limit 26`;
const INSERT = `insert into documents (user_id, id, revision, is_autosave, name, job_title, excerpt, name_key, title_key, search_text,
  created_at, last_updated, status_at) values ($1, $2, 1, false, $3, $4, $5, $3, $4, $6, $7, $7, $7)`;
const INSERT_REVISION = `insert into document_revisions (user_id, document_id, revision, cause, name, job_title, job_description,
  content, format, digest, saved_at) values ($1, $2, 1, 'saved', $3, $4, $5, $6, 'text', $7, $8)`;

async function who(id: string | undefined): Promise<string> {
  return user.parse((await pool.query(WHO, [id])).rows[0]).id;
}

app.get('/api/drafts', async (c) => {
  const id = await who(getCookie(c, 'user'));
  return c.json({ drafts: (await pool.query(LIST, [id])).rows });
});

app.post('/api/drafts/save', async (c) => {
  const id = await who(getCookie(c, 'user'));
  const { jobTitle, jobDescription, content } = draft.parse(await c.req.json());
  const [documentId, now] = [randomUUID(), new Date()];
  const client = await pool.connect();
  try {
    await client.query('begin');
    const search = `${jobTitle} ${content}`.toLowerCase();
    await client.query(INSERT, [id, documentId, jobTitle, jobTitle, content.slice(0, 300), search, now]);
    const revision = [id, documentId, jobTitle, jobTitle, jobDescription, content, documentId, now];
    await client.query(INSERT_REVISION, revision);
    await client.query('commit');
  } finally {
    client.release();
  }
  return c.json({ draft: { id: documentId } });
});

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }));
