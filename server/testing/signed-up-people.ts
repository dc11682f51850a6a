import { startApp } from './app.ts';
import { createClient } from './client.ts';
import { type SecondProcess, startSecondProcess } from './second-process.ts';
import { until } from './until.ts';

type StartOptions = Parameters<typeof startSecondProcess>[1];

const OF_APPS = 'an-app';

/** Someone signed in, in whatever process of the app. */
export interface Person {
  readonly id: string;
  readonly cookies: ReadonlyMap<string, string>;
}

/** So many people with accounts, on a database where no app is running yet. */
export async function signUpPeople(count: number) {
  const app = await startApp();
  const { database } = app;
  const people: Person[] = [];
  for (let n = 0; n < count; n++) {
    const browser = app.newBrowser();
    people.push({ id: (await browser.signUp()).id, cookies: browser.cookies });
  }
  const { endpoints } = app.app;
  await app.close();
  // Mail that nobody has sent yet is no business of the processes to come.
  await database.pool.query('truncate jobs');
  const rows = async (sql: string, values: unknown[] = []) =>
    (await database.pool.query<Record<string, unknown>>(sql, values)).rows;
  const url = new URL(database.url);
  url.searchParams.set('application_name', OF_APPS);
  const start = (options?: StartOptions) => startSecondProcess(url.href, options);
  /** Resolves when the database has noticed that they were killed: nothing of their doing comes after. */
  const areForgotten = () =>
    until(
      async () => (await rows('select 1 from pg_stat_activity where application_name = $1', [OF_APPS])).length === 0,
    );
  const browserOf = ({ cookies }: Person, { origin }: Pick<SecondProcess, 'origin'>) => {
    const browser = createClient(origin, endpoints);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };
  return { database, people, rows, start, areForgotten, browserOf };
}
