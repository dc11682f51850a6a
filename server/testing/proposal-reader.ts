import { expect } from 'vitest';
import { aJob } from './app.ts';
import type { Answer, Client } from './client.ts';
import { SCRIPTED_TEXT } from './engine.ts';
import { PREMIUM } from './premium.ts';
import type { Person } from './signed-up-people.ts';
import { textOf } from './sse.ts';

const PATH = '/api/generate-proposal';

/** Someone with trial credits and a request, who sees it as far as it comes. */
export class ProposalReader {
  readonly person: Person;
  text = '';
  /** Known from the brief on. */
  proposalId: unknown;
  readonly #ask: { body: unknown; headers: Record<string, string> };

  constructor(person: Person, key: string) {
    this.person = person;
    this.#ask = { body: aJob(PREMIUM), headers: { 'idempotency-key': key } };
  }

  async read(browser: Client): Promise<void> {
    const stream = await browser.stream('POST', PATH, this.#ask);
    if (stream.status !== 200) throw new Error(`refused with ${stream.status}`);
    for (let [event] = await stream.take(1); event; [event] = await stream.take(1)) {
      this.text += textOf([event]);
      this.proposalId ??= event.data.proposalId;
    }
  }

  /** Polls until it is there: an interrupted one is reported as such first. */
  async ask(browser: Client): Promise<unknown> {
    const answer = await browser.send('POST', PATH, this.#ask);
    return answer.body.code === 'GENERATION_INTERRUPTED' ? this.ask(browser) : idOf(answer);
  }
}

function idOf({ status, body }: Answer): unknown {
  expect([status, body.plainText]).toEqual([200, SCRIPTED_TEXT]);
  return body.proposalId;
}
