import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { DraftWriter, type StoredState, storedState } from '../../testing/draft-writer.ts';
import { DRAFTS, draftOf, makePro } from '../../testing/drafts.ts';
import { aWhile, killsOf, untilCut } from '../../testing/kills.ts';
import type { SecondProcess } from '../../testing/second-process.ts';
import { signUpPeople } from '../../testing/signed-up-people.ts';

const KILLS = killsOf(3);
const WRITERS = 8;
/** Requests and answers before a kill, at most. */
const MOST_MOVES = 250;

/** What is counted over all kills. */
const nothingYet = { kills: 0, acknowledged: 0, unanswered: 0, 'of these stored': 0, lost: 0, doubled: 0 };

it(
  'what was answered to people who save is there once, however often the app is killed',
  async ({ annotate, task }) => {
    const { database, people, rows, start, browserOf } = await signUpPeople(WRITERS);
    for (const { id } of people) await makePro({ database }, id);
    const writers = people.map((person) => new DraftWriter(person));
    const seen = { ...nothingYet };

    async function expectKept(app: { origin: string }): Promise<void> {
      for (const writer of writers) {
        const found = storedState.array().parse(await rows(REVISIONS, [writer.person.id]));
        count(seen, writer, found);
        expect(found).toEqual(writer.expected(found));
        const last = found.at(-1);
        if (!last) continue;
        const draft = draftOf(await browserOf(writer.person, app).get(`${DRAFTS}/${last.id}`));
        expect([draft.revision, draft.content]).toEqual([last.inForce, last.content]);
      }
    }

    for (; seen.kills < KILLS; seen.kills++) {
      // In hundreds of kills people save more than they may in an hour.
      await rows('truncate rate_limits');
      const app = await start();
      await expectKept(app);
      await killAmid(app, (moved) => writers.map((writer) => writer.writeOn(browserOf(writer.person, app), moved)));
    }
    const last = await start();
    await expectKept(last);
    await Promise.all(writers.map((writer) => writer.save(browserOf(writer.person, last))));
    await expectKept(last);
    seen.acknowledged = writers.flatMap(({ drafts }) => drafts.flatMap(({ texts }) => texts)).length;
    await annotate(JSON.stringify(seen));
    task.meta.counted = { tried: seen.kills, ...seen };
    expect(seen).toMatchObject({ kills: KILLS, lost: 0, doubled: 0 });
    expect(seen.unanswered).toBeGreaterThan(0);
  },
  60_000 + KILLS * 30_000,
);

function count(seen: typeof nothingYet, { drafts, underway }: DraftWriter, found: readonly StoredState[]): void {
  const contents = found.map(({ content }) => content);
  const answered = drafts.flatMap(({ texts }) => texts);
  seen.lost += answered.filter((text) => !contents.includes(text)).length;
  seen.doubled += contents.length - new Set(contents).size;
  if (!underway) return;
  seen.unanswered++;
  if (contents.includes(underway.content)) seen['of these stored']++;
}

/** Has everybody write, and kills the app after some of their requests and answers. */
async function killAmid(app: SecondProcess, write: (moved: () => void) => Promise<void>[]): Promise<void> {
  let left = randomInt(WRITERS, MOST_MOVES);
  let writing: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    const moved = () => {
      if (--left === 0) resolve();
    };
    writing = Promise.all(write(moved).map(untilCut));
    writing.catch(reject);
  });
  await aWhile();
  await app.kill();
  await writing;
}

const REVISIONS = `
  select d.id, d.revision as "inForce", r.revision, content
  from documents d left join document_revisions r on r.document_id = d.id and r.user_id = d.user_id
  where d.user_id = $1 order by d.created_at, r.revision`;
