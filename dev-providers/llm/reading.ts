import { type Fields, textOf } from './fields.ts';

/** A request as a model would read it from its messages. */
export interface ModelRequest {
  readonly system: string;
  readonly user: string;
  /** By the names of its marks: POST, PROFILE, CHECKLIST … */
  readonly sections: ReadonlyMap<string, string>;
}

const SECTION = /<<<([A-Z]+)-([\da-f]+)\n([\s\S]*?)\n\1-\2>>>/g;

/** Undefined when the messages have no material. */
export function readRequest(messages: readonly Fields[]): ModelRequest | undefined {
  const textByRole = (role: string) => textOf(messages.find((message) => message.role === role)?.content);
  const user = textByRole('user');
  const sections = new Map([...user.matchAll(SECTION)].map(([, name = '', , text = '']) => [name, text]));
  return sections.size > 0 ? { system: textByRole('system'), user, sections } : undefined;
}
