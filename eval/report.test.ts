import { expect, it } from 'vitest';
import { collectFacts } from '#shared/proposals/facts.ts';
import { measure } from './measures.ts';
import { holds, reportOf } from './report.ts';
import { answerTo, resultOf } from './write.ts';

const post = {
  id: 'bakery',
  title: 'Logo for a bakery',
  description:
    'We are a small bakery in the old town and need a new logo. Please design a logo that works on a bread bag and deliver vector files with a short colour guide. Start your proposal with the word "sourdough".',
};
const options = { tone: 'professional', style: 'standard' } as const;
const nothingEntered = { skillsAndExperience: '', aboutMeStatement: '', portfolio: '', writingSamples: [] };

/** The report on the engine's own proposal after `change`. */
async function reportAfter(change: (text: string) => string) {
  const answer = await answerTo(post, null, options);
  const changed = { ...answer, plainText: change(answer.plainText) };
  return reportOf([resultOf(post, changed, measure(changed, collectFacts(nothingEntered), 'standard', ''), '')]);
}

it('passes what the engine writes', async () => {
  expect(holds(await reportAfter((text) => text))).toBe(true);
});

it.each([
  ['a claim nobody made', 'claims', (text: string) => `${text}\n\nI have designed logos for forty bakeries.`],
  ['a number out of thin air', 'numbers', (text: string) => `${text}\n\nThis takes 37 hours.`],
  ['a link of its own', 'links', (text: string) => `${text}\n\nSee https://elsewhere.example/work.`],
  ['a mail address', 'contact', (text: string) => `${text}\n\nWrite to me@elsewhere.example.`],
  ['Markdown', 'markdown', (text: string) => `${text}\n\n**Thanks**`],
  ['the code word in the wrong place', 'opener', (text: string) => `Hello. ${text}`],
])('fails the run on %s', async (_name, gate, change) => {
  const report = await reportAfter(change);
  expect(report.gates[gate]).toEqual({ rate: 0, failures: ['bakery'] });
  expect(holds(report)).toBe(false);
});

it('fails the run when a real job is refused for any other reason than holding no job', () => {
  const refused = (code: string) => [{ id: 'bakery', ms: 1, refused: code, text: '', measured: null, oracle: {} }];
  expect(holds(reportOf(refused('POST_NOT_UNDERSTOOD')))).toBe(true);
  expect(holds(reportOf(refused('GENERATION_FAILED')))).toBe(false);
});
