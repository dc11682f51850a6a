import { describe, expect, it } from 'vitest';
import { analyzePost, cleanPost } from '#server/features/proposals/generation/analyze/index.ts';
import { jobBrief } from '#shared/proposals/brief.ts';
import { compare, ownPosts, ratesOf } from './labels.ts';

const posts = ownPosts();

describe.each(posts)('the post $id', ({ title, description, lang, labels }) => {
  const brief = analyzePost({ title, description });
  const { traps } = compare(brief, labels);

  it('is a valid brief in the language of the post', () => {
    expect(jobBrief.safeParse(brief).success).toBe(true);
    expect(brief.understood).toBe(labels.understood);
    expect(labels.understood ? brief.language : lang).toBe(lang);
  });

  it('keeps the words the client wants back, and no others', () => {
    expect(traps).toEqual({ opener: true, anywhere: true, puzzles: true, ignored: true, forbidsAi: true });
    const { ignored: _, ...obeyed } = brief;
    for (const word of labels.notWords) expect(JSON.stringify(obeyed)).not.toContain(word);
  });

  it('finds what is to be done, not who is wanted', () => {
    const texts = brief.needs.map((need) => need.text.toLowerCase()).join(' | ');
    for (const term of labels.notNeeds) expect(texts).not.toContain(term);
  });

  it('finds what is asked of the applicant', () => {
    expect(labels.noQuestions ? brief.questions : []).toEqual([]);
    expect(
      [labels.count].filter((count) => count !== undefined && !brief.asks.some((ask) => ask.count === count)),
    ).toEqual([]);
    const yesNo = brief.questions.filter((one) => one.yesNoExperience).length;
    expect(yesNo).toBe(labels.yesNo ?? yesNo);
  });

  it('reads terms and wishes', () => {
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

describe.each([...new Set(posts.map(({ lang }) => lang))])('all posts in the language %s', (lang) => {
  const readings = posts
    .filter((post) => post.lang === lang)
    .map(({ id, title, description, labels }) => ({ id, ...compare(analyzePost({ title, description }), labels) }));

  it('miss no question and no wish to hear or see something', () => {
    const missed = readings.flatMap(({ id, faults }) =>
      faults.filter((fault) => /^(?:questions|asks), missed/.test(fault)).map((fault) => `${id}: ${fault}`),
    );
    expect(missed).toEqual([]);
  });

  it('give at least nine needs of ten, and few that are none', () => {
    const { recall, precision } = ratesOf(readings.map(({ needs }) => needs));
    expect({ recall: recall >= 0.9, precision: precision >= 0.9 }).toEqual({ recall: true, precision: true });
  });
});
