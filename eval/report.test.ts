import { expect, it } from 'vitest';
import { isClean, reportOf } from './report.ts';
import { isWritten, write } from './write.ts';

const post = {
  id: 'bakery',
  lang: 'en',
  title: 'Logo for a bakery',
  description:
    'We are a small bakery in the old town and need a new logo. Please design a logo that works on a bread bag and deliver vector files with a short colour guide. Start your proposal with the word "sourdough".',
};

async function proposal() {
  const result = await write({ post });
  if (!isWritten(result)) throw new Error(`refused: ${result.code}`);
  return result;
}

function withText(written: Awaited<ReturnType<typeof proposal>>, change: (text: string) => string) {
  return { ...written, answer: { ...written.answer, plainText: change(written.answer.plainText) } };
}

it('passes what the engine writes', async () => {
  expect(isClean(reportOf([await proposal()]))).toBe(true);
});

it.each([
  ['a claim nobody made', 'claims', (text: string) => `${text}\n\nI have designed logos for forty bakeries.`],
  ['a number out of thin air', 'numbers', (text: string) => `${text}\n\nThis takes 37 hours.`],
  ['a link of its own', 'links', (text: string) => `${text}\n\nSee https://elsewhere.example/work.`],
  ['a mail address', 'contact', (text: string) => `${text}\n\nWrite to me@elsewhere.example.`],
  ['Markdown', 'markdown', (text: string) => `${text}\n\n**Thanks**`],
  ['the code word in the wrong place', 'opener', (text: string) => `Hello. ${text}`],
])('fails the run on %s', async (_name, gate, change) => {
  const report = reportOf([withText(await proposal(), change)]);
  expect(report.gateFailures).toEqual([{ id: 'bakery', gate }]);
  expect(isClean(report)).toBe(false);
});

it('fails the run when a post of a real job is refused for any other reason than holding no job', () => {
  expect(isClean(reportOf([{ post, code: 'POST_NOT_UNDERSTOOD' }]))).toBe(true);
  expect(isClean(reportOf([{ post, code: 'GENERATION_FAILED' }]))).toBe(false);
});
