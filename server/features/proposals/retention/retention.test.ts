import { expect, it } from 'vitest';
import { aJob, startApp, type TestApp } from '../../../testing/app.ts';
import { startWith } from '../../../testing/premium.ts';

const at = (moment: string) => () => Date.parse(moment);

/** What is left when the clock of another process says `moment`: the jobs, their numbers and the texts. */
async function leftAt(app: TestApp, moment: string) {
  const later = await startApp({ besides: app, now: at(moment) });
  await later.app.jobs.idle();
  await later.close();
  const { rows } = await app.database.pool.query(
    'select job_key || version as version from document_revisions order by job_key, version',
  );
  const jobs = await app.database.pool.query('select job_key from proposal_jobs order by job_key');
  return [jobs.rows.map((job) => job.job_key), rows.map(({ version }) => version), await app.count('generations')];
}

it('keeps texts for 24 months, and those of a proposal for as long after its last change', async () => {
  const { app } = await startWith("plan = 'pro'", { now: at('2024-01-05T10:00:00Z') });
  const ids: string[] = [];
  for (const jobTitle of ['Logo', 'Sign', 'Sign']) {
    const documentId = ids[1];
    ids.push(String((await app.post('/api/generate-proposal', aJob({ jobTitle, documentId }))).body.proposalId));
  }
  await app.database.pool.query("update documents set last_updated = '2025-01-05T10:00:00Z' where id = $1", [ids[1]]);
  expect(await leftAt(app, '2026-01-05T09:50:00Z')).toEqual([['logo', 'sign'], ['logo1', 'sign1', 'sign2'], 3]);
  expect(await leftAt(app, '2026-01-05T11:55:00Z')).toEqual([['sign'], ['sign1', 'sign2'], 2]);
  expect(await leftAt(app, '2027-01-05T11:55:00Z')).toEqual([[], [], 0]);
});

it('deletes all of them, in any number, failed ones too, and nothing that is being written', async () => {
  const { app, user } = await startWith("plan = 'pro'");
  await app.database.pool.query(
    `insert into generations (owner_id, id, owner_kind, status, input, plain_text, error_code, created_at, updated_at, finished_at)
    select $1, gen_random_uuid(), 'user', 'failed', '{}', '', 'GENERATION_FAILED', now() - interval '25 months', now(), now()
      from generate_series(1, 450)`,
    [user.id],
  );
  await app.database.pool.query(
    `insert into generations (owner_id, id, owner_kind, status, input, plain_text, created_at, updated_at, lease_expires_at)
    values ($1, gen_random_uuid(), 'user', 'running', '{}', '', now() - interval '25 months', now(), now() + interval '2 days')`,
    [user.id],
  );
  await app.post('/api/generate-proposal', aJob());
  const later = await startApp({ besides: app, now: () => Date.now() + 3_700_000 });
  await later.app.jobs.idle();
  // The first app may have taken the job, and the second does not wait for what another deletes.
  await app.app.jobs.idle();
  const { rows } = await app.database.pool.query('select status from generations order by status');
  expect(rows).toEqual([{ status: 'done' }, { status: 'running' }]);
});

it('deletes visitors’ texts after a day, and not before, to the last one', async () => {
  const app = await startApp();
  await app.database.pool.query(`insert into generations (owner_id, id, owner_kind, status, input, plain_text,
      error_code, created_at, updated_at, finished_at)
    select gen_random_uuid(), gen_random_uuid(), 'visitor', 'failed', '{}', '', 'GENERATION_FAILED',
      now() - interval '2 hours', now(), now() from generate_series(1, 2500)`);
  await app.post('/api/generate-proposal', aJob());
  const leftAfter = async (hours: number) => {
    const later = await startApp({ besides: app, now: () => Date.now() + hours * 3_600_000 });
    await later.app.jobs.idle();
    await app.app.jobs.idle();
    await later.close();
    return app.count('generations');
  };
  expect(await leftAfter(21)).toBe(2501);
  expect(await leftAfter(23)).toBe(1);
  expect(await leftAfter(26)).toBe(0);
});
