import { type Fields, fieldsOf, listOf, numberOf, textOf } from './fields.ts';

/** The task of a request, as a model would read it from its messages. */
export interface ModelRequest {
  readonly system: string;
  readonly user: string;
  readonly sections: readonly string[];
  /** The number of other openings. */
  readonly openings: number;
  readonly title: string;
  readonly needs: readonly string[];
  readonly facts: readonly { id: string; text: string }[];
  readonly questions: readonly { id: string; kind: string; text: string }[];
  /** The request for an existing section, and its text; empty for a whole proposal. */
  readonly act: string;
  readonly now: string;
  /** The user's change request, with its sections; null when they pressed a button. */
  readonly request: AskedChange | null;
}

export interface AskedChange {
  readonly text: string;
  readonly id: string;
  readonly scope: string;
  readonly sentence: string;
  readonly now: readonly { part: string; text: string; keep: readonly string[] }[];
}

const REQUEST = /<<<request-([\da-f]+)\n([\s\S]*?)\nrequest-\1>>>/;
const TASK = /<<<task-([\da-f]+)\n([\s\S]*?)\ntask-\1>>>/;

/** Undefined when the messages have no task. */
export function readRequest(messages: readonly Fields[]): ModelRequest | undefined {
  const textByRole = (role: string) => textOf(messages.find((message) => message.role === role)?.content);
  const [system, user] = [textByRole('system'), textByRole('user')];
  const task = fieldsOf(TASK.exec(user)?.[2] ?? '[]');
  const job = listOf([task?.job])[0];
  if (!task || !job) return undefined;
  const rewrite = listOf([task.rewrite])[0];
  return {
    act: textOf(rewrite?.act),
    now: textOf(rewrite?.now),
    request: rewrite ? changeIn(user, rewrite) : null,
    system,
    user,
    openings: numberOf(task.openings, 0),
    sections: listOf(task.sections).map(({ part }) => textOf(part)),
    title: textOf(job.title),
    needs: listOf(job.needs).map(({ text }) => textOf(text)),
    facts: listOf(task.facts).map(({ id, text }) => ({ id: textOf(id), text: textOf(text) })),
    questions: listOf(job.questions).map(({ id, kind, text }) => ({
      id: textOf(id),
      kind: textOf(kind),
      text: textOf(text),
    })),
  };
}

function changeIn(user: string, rewrite: Fields): AskedChange | null {
  const text = REQUEST.exec(user)?.[2];
  if (text === undefined) return null;
  const now = listOf(rewrite.now).map((one) => ({
    part: textOf(one.part),
    text: textOf(one.text),
    keep: Array.isArray(one.keep) ? one.keep.map(textOf) : [],
  }));
  return {
    text,
    id: textOf(rewrite.request_id),
    scope: textOf(rewrite.scope),
    sentence: textOf(rewrite.sentence),
    now,
  };
}
