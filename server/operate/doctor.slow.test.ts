import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runOperate } from '../testing/operate-process.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'bidwright-doctor-'));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

describe('npm run doctor', () => {
  it('ends with 0 when nothing is wrong, and with 1 and every error of the settings when one is', async () => {
    const good = await runOperate(['doctor'], { DATABASE_URL: database.url, DATA_DIR: dataDir });
    expect(good).toMatchObject({ code: 0, output: expect.stringContaining('Nothing is wrong.') });
    const bad = await runOperate(['doctor'], { PORT: 'x', SECRET_KEY: 'too-short-s3cret', DATABASE_URL: database.url });
    expect(bad.code).toBe(1);
    expect(bad.output).toMatch(/PORT must be.*SECRET_KEY must have/s);
  });

  it('prints no secret, whatever is wrong', async () => {
    const secrets = { name: 'db-passw0rd', smtp: 'mail-passw0rd', key: 'k'.repeat(40), token: 'metrics-t0ken' };
    const { code, output } = await runOperate(['doctor'], {
      DATA_DIR: dataDir,
      DATABASE_URL: `postgresql://anna:${secrets.name}@127.0.0.1:1/none`,
      SMTP_URL: `smtp://anna:${secrets.smtp}@127.0.0.1:1`,
      SECRET_KEY: secrets.key,
      METRICS_TOKEN: secrets.token,
    });
    expect(code).toBe(1);
    expect(output).toMatch(/FAULT Database.*FAULT Mail/s);
    for (const secret of Object.values(secrets)) expect(output).not.toContain(secret);
  });

  it('refuses a word that it does not know', async () => {
    expect(await runOperate(['dcotor'], {})).toMatchObject({
      code: 1,
      output: expect.stringContaining('Say what to do'),
    });
  });
});
