import { expect } from 'vitest';
import { z } from 'zod';
import type { Answer, Client } from './client.ts';
import { autosave, draftOf } from './drafts.ts';
import type { Person } from './signed-up-people.ts';

const SAVES_OF_A_DRAFT = 10;

interface IdempotentRequest {
  readonly key: string;
  readonly content: string;
  /** Undefined begins a draft. */
  readonly id: string | undefined;
  readonly revision: number;
}

/** A state of a draft, as it is stored. */
export const storedState = z.object({ id: z.string(), inForce: z.number(), revision: z.number(), content: z.string() });
export type StoredState = z.infer<typeof storedState>;

/** Saves state after state, begins another draft now and then, and sends again what nobody has answered. */
export class DraftWriter {
  readonly person: Person;
  /** What was answered: of each draft its texts, oldest first. */
  readonly drafts: { readonly id: string; readonly texts: string[] }[] = [];
  underway: IdempotentRequest | undefined;
  #count = 0;

  constructor(person: Person) {
    this.person = person;
  }

  async writeOn(browser: Client, moved: () => void): Promise<void> {
    for (;;) {
      moved();
      await this.save(browser);
      moved();
    }
  }

  async save(browser: Client): Promise<void> {
    this.underway ??= this.#next();
    const { key, content, id, revision } = this.underway;
    const ifMatch = id === undefined ? {} : { 'if-match': `"${revision - 1}"` };
    const answer = await autosave(browser, { content, draftId: id }, { 'idempotency-key': key, ...ifMatch });
    const made = madeBy(answer, this.underway);
    if (id === undefined) this.drafts.push({ id: made, texts: [content] });
    else this.drafts.at(-1)?.texts.push(content);
    this.underway = undefined;
  }

  /** What must be there, when `found` is: all that was answered, and of what was not the whole or nothing. */
  expected(found: readonly StoredState[]): StoredState[] {
    const drafts = this.drafts.map(({ id, texts }) => ({ id, texts: [...texts] }));
    const kept = found.find(({ content }) => content === this.underway?.content);
    if (kept && this.underway?.id === undefined) drafts.push({ id: kept.id, texts: [kept.content] });
    else if (kept) drafts.at(-1)?.texts.push(kept.content);
    return drafts.flatMap(({ id, texts }) =>
      texts.map((content, i) => ({ id, inForce: texts.length, revision: i + 1, content })),
    );
  }

  #next(): IdempotentRequest {
    const content = `State ${++this.#count} of ${this.person.id}`;
    const current = this.drafts.at(-1);
    const isNew = !current || current.texts.length === SAVES_OF_A_DRAFT;
    const of = isNew ? { id: undefined, revision: 1 } : { id: current.id, revision: current.texts.length + 1 };
    return { key: `key-${this.#count}`, content, ...of };
  }
}

/** The draft that the save was made in. */
function madeBy(answer: Answer, { id, revision, content }: IdempotentRequest): string {
  const draft = draftOf(answer);
  expect([draft.revision, draft.content, draft.id]).toEqual([revision, content, id ?? draft.id]);
  return draft.id;
}
