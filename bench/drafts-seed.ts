// Many drafts of one person, made in the database itself: what is measured is how they are read.
import type pg from 'pg';

// Each is well within the query timeout.
const BATCH = 250;

/** Gives a person `count` drafts; afterwards the database has looked after them, as it does after a while by itself. */
export async function seedDrafts(pool: pg.Pool, userId: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    await pool.query(SEED, [userId, from, Math.min(from + BATCH, count) - 1, count]);
  }
  await pool.query('vacuum analyze documents');
}

// Names and titles come in a few hundred kinds, so that many drafts have equal keys.
const SEED = `
  with texts as (
    select n, case when n % 3 = 1 then 'website' else 'logo' end || ' for client ' || (n * 7919) % 400
        || case when n * 10 < $4::bigint then ' archive' else '' end as name,
      'job ' || (n * 104729) % 300 || case when n % greatest($4::bigint / 5, 1) = 0 then ' zeppelin' else '' end as title
    from generate_series($2::bigint, $3::bigint) n
  )
  insert into documents (user_id, id, revision, is_autosave, name, job_title, excerpt, name_key, title_key, search_text, created_at,
    last_updated, status_at)
  select $1::uuid, gen_random_uuid(), 1, n % 3 = 0, name, title, repeat('We need a logo that works on a bag. ', 8), name, title,
    ' ' || name || ' ' || title, '2026-01-01'::timestamptz + n * interval '7 minutes',
    '2026-01-01'::timestamptz + n * interval '9 minutes', '2026-01-01'::timestamptz + n * interval '9 minutes' from texts`;
