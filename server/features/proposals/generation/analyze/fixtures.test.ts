import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jobBrief } from '#shared/proposals/brief.ts';
import { analyzePost, cleanPost } from './index.ts';

const labelled = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  lang: z.string(),
  labels: z.object({
    opener: z.string().nullable(),
    anywhere: z.array(z.string()),
    questions: z.array(z.string()),
    asks: z.array(z.string()),
    needs: z.array(z.string()),
    notNeeds: z.array(z.string()).default([]),
    notWords: z.array(z.string()).default([]),
    puzzles: z.array(z.string().nullable()).default([]),
    ignored: z.int(),
    forbidsAi: z.boolean(),
    noAgencies: z.boolean().default(false),
    pain: z.boolean().default(false),
    count: z.int().optional(),
    yesNo: z.int().optional(),
    noQuestions: z.boolean().default(false),
    stated: z.record(z.string(), z.string().nullable()).default({}),
    understood: z.boolean(),
  }),
});
const posts = readFileSync(new URL('../../../../../eval/fixtures/posts.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => labelled.parse(JSON.parse(line)));

describe.each(posts)('the post $id', ({ title, description, lang, labels }) => {
  const brief = analyzePost({ title, description });

  it('is a valid brief in the language of the post', () => {
    expect(jobBrief.safeParse(brief).success).toBe(true);
    expect(brief.understood).toBe(labels.understood);
    expect(labels.understood ? brief.language : lang).toBe(lang);
  });

  it('keeps the words the client wants back, and no others', () => {
    expect(brief.opener?.word ?? null).toBe(labels.opener);
    expect(brief.anywhere.map((one) => one.word)).toEqual(labels.anywhere);
    expect(brief.puzzles.map((one) => one.answer)).toEqual(labels.puzzles);
    expect(brief.ignored).toHaveLength(labels.ignored);
    const { ignored: _, ...obeyed } = brief;
    for (const word of labels.notWords) expect(JSON.stringify(obeyed)).not.toContain(word);
  });

  it('finds what is to be done, not who is wanted', () => {
    const needs = brief.needs.map((need) => `${need.text} ${need.quote}`.toLowerCase());
    for (const term of labels.needs)
      expect(
        needs.some((need) => need.includes(term)),
        `${term} in ${needs.join(' | ')}`,
      ).toBe(true);
    const texts = brief.needs.map((need) => need.text.toLowerCase()).join(' | ');
    for (const term of labels.notNeeds) expect(texts).not.toContain(term);
  });

  it('finds what is asked of the applicant', () => {
    const questions = brief.questions.map((question) => question.text);
    for (const words of labels.questions) expect(questions.join(' | ')).toContain(words);
    expect(labels.noQuestions ? questions : []).toEqual([]);
    for (const kind of labels.asks) expect(brief.asks.map((ask) => ask.kind)).toContain(kind);
    expect(
      [labels.count].filter((count) => count !== undefined && !brief.asks.some((ask) => ask.count === count)),
    ).toEqual([]);
    const yesNo = brief.questions.filter((one) => one.yesNoExperience).length;
    expect(yesNo).toBe(labels.yesNo ?? yesNo);
  });

  it('reads terms and wishes', () => {
    expect(brief.forbidsAi !== null).toBe(labels.forbidsAi);
    expect(brief.noAgencies !== null).toBe(labels.noAgencies);
    expect(brief.pain !== null || !labels.pain).toBe(true);
    const stated = { budget: brief.budget, timeline: brief.timeline, workload: brief.workload };
    for (const [name, words] of Object.entries(labels.stated)) {
      const said = Object.entries(stated).find(([key]) => key === name)?.[1]?.text ?? null;
      expect(words === null ? (said ?? '') === '' : said?.includes(words), `${name}: ${said}`).toBe(true);
    }
  });

  it('builds clauses a sentence can stand on', () => {
    for (const { text } of brief.needs) {
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(20);
      expect(text).not.toMatch(/\b(?:we|our|us|my team)\b(?!["”])/);
      expect(text).not.toMatch(/(?:\s(?:the|a|an|and|or|of|to|for|with|in|on)|[,;:.])$/i);
    }
    expect(brief.subject.split(' ').length).toBeLessThanOrEqual(9);
    expect(cleanPost({ title, description }).text).toContain(brief.title);
  });
});
