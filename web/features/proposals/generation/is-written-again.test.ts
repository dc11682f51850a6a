import { expect, it } from 'vitest';
import { documentOfPlain } from '#shared/proposals/document/of-text.ts';
import { anAnswer } from '#web/testing/answer.fixture.ts';
import type { Done, Unfinished } from './generation-state.ts';
import { isWrittenAgain } from './is-written-again.ts';

const written = (text: string, engine: 'composer' | 'llm' = 'composer'): Done => {
  const answer = { ...anAnswer(text), engine };
  return { status: 'done', proposalId: 'p1', answer, document: answer.document, edited: false };
};
const typedOver: Done = { ...written('Hello.'), document: documentOfPlain('Hello, Ms Leaf.') };
const { document } = written('Hello.');
const half: Unfinished = { status: 'stopped', proposalId: 'p1', text: 'Hello.', document, canContinue: true };

it.each<[string, Done, (Done | Unfinished)[], boolean]>([
  ['the first one', written('Hello.'), [], false],
  ['the same again', written('Hello.'), [written('Hello.')], true],
  ['the same by a language model', written('Hello.', 'llm'), [written('Hello.')], false],
  ['other words', written('Good day.'), [written('Hello.')], false],
  ['the same as one before the last', written('Hello.'), [written('Good day.'), written('Hello.')], false],
  ['in place of an edited one', written('Hello.'), [typedOver], false],
  ['in place of a part of it', written('Hello.'), [half], false],
])('says that nothing has changed only of the same text: %s', (_what, generation, history, isSame) => {
  expect(isWrittenAgain({ generation, history })).toBe(isSame);
});
