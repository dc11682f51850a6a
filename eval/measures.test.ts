import { beforeAll, describe, expect, it } from 'vitest';
import { compareReading, type Labels } from './labels.ts';
import { leadFactsOf, playbookMeasures } from './measures/choices.ts';
import { firstBlank, measureForm, measureLengths, measureTimes, previewFault } from './measures/form.ts';
import { measureRepeats, measureUsers } from './measures/likeness.ts';
import { isMet, type Measure, ruleOf } from './measures/measure.ts';
import { measureReading } from './measures/reading.ts';
import { measureSources, wordsWithoutSource } from './measures/sources.ts';
import { renderPage } from './page.ts';
import type { Post, Profile } from './records.ts';
import { keepsRules } from './report.ts';
import { type Letter, readOnce, writeLetter } from './write.ts';

const kites: Post = {
  id: 'kites',
  title: 'Posters for a kite festival',
  description: 'We need two posters for our kite festival in May. Please send your rate.',
  lang: 'en',
};
const ledgers: Post = {
  id: 'ledgers',
  title: 'Bookkeeper for a brewery',
  description: 'Reconcile our bank accounts in QuickBooks every month. What do you charge?',
  lang: 'en',
};
const lead = 'I drew the posters of a kite museum for six years.';
const painter: Profile = {
  id: 'painter',
  lang: 'en',
  title: 'Poster artist',
  about: `I like clear type. ${lead}`,
  skills: 'Posters, Lettering',
  portfolio: '',
  samples: [],
};
const INVENTED = 'Every project of mine has been delivered early to happy customers around the whole wide world.';

let good: Letter;
let other: Letter;
beforeAll(async () => {
  good = await writeLetter(readOnce(kites), painter);
  other = await writeLetter(readOnce(ledgers), null);
});

/** The letter with a sentence that the engine did not write. */
function withSentence(letter: Letter, text: string, source: 'fact' | 'playbook' = 'fact'): Letter {
  const sentence = { text, part: 'opening', source, from: 'F1' } as const;
  const sentences = [...letter.letter.sentences, sentence];
  return { ...letter, text: `${letter.text}\n\n${text}`, letter: { ...letter.letter, sentences } };
}

function missed(measures: readonly Measure[]): string[] {
  return measures.filter((measure) => !isMet(measure)).map(({ name }) => name);
}

describe('a good letter', () => {
  it('has no fault', () => {
    const measures = [...measureSources('x', [good], false), ...measureForm('x', [good]), ...measureLengths([good])];
    expect(missed([...measures, measureRepeats('x', [good, other]), leadFactsOf([{ letter: good, lead }])])).toEqual(
      [],
    );
  });
});

describe('a planted fault', () => {
  it('is found as words without a source, in a sentence and outside of any', () => {
    expect(wordsWithoutSource(withSentence(good, INVENTED))).toEqual([INVENTED]);
    expect(wordsWithoutSource(withSentence(good, INVENTED, 'playbook'))).toEqual([INVENTED]);
    expect(wordsWithoutSource({ ...good, text: `${good.text}\nTrust me.` })).toEqual(['trust', 'me']);
    expect(keepsRules(measureSources('x', [withSentence(good, INVENTED)], false))).toBe(false);
  });

  it('is found as too few words of the user, where lines are typed', () => {
    const stuffed = withSentence(withSentence(good, `${INVENTED} ${INVENTED}`, 'playbook'), INVENTED, 'playbook');
    expect(missed(measureSources('x', [stuffed], true))).toContain('x: words of post, user or line, mean');
  });

  it('is found as words shared with a letter of another trade, but not of the same post', () => {
    const [one, two] = [withSentence(good, INVENTED), withSentence(other, INVENTED)];
    expect(isMet(measureRepeats('x', [one, two]))).toBe(false);
    expect(measureRepeats('x', [one, one]).value).toBe(0);
  });

  it('is found as two users with one letter', () => {
    const [one] = measureUsers([[withSentence(good, INVENTED), withSentence(good, INVENTED)]]);
    expect([one?.value, one && isMet(one)]).toEqual([1, false]);
  });

  it('is found as a heading, or nothing, among the first characters', () => {
    const heading = { type: 'heading', part: 'answers', text: 'Your questions' } as const;
    const headed = { ...good, text: `Your questions\n\n${good.text}` };
    expect(previewFault({ ...headed, letter: { ...good.letter, blocks: [heading, ...good.letter.blocks] } })).toContain(
      'heading',
    );
    expect(previewFault({ ...good, text: 'Hello there.' })).not.toBeNull();
  });

  it('is found as a blank first, behind a greeting and a label too', () => {
    expect(firstBlank({ ...good, text: `[your work]\n\n${good.text}` })).toBe('[your work]');
    expect(firstBlank({ ...good, text: `Rate: [your rate]\n\n${good.text}` })).not.toBeNull();
    expect(firstBlank(good)).toBeNull();
  });

  it('is found as a failed check of the proposal', () => {
    const gates = [{ gate: 'contact', ok: false, detail: '', quote: 'me@example.com' }] as const;
    expect(missed(measureForm('x', [{ ...good, gates }]))).toEqual(['x: every check of a proposal passed']);
  });

  it('is found as a letter that is too long for its style', () => {
    const long = withSentence({ ...good, style: 'concise' }, `${INVENTED} `.repeat(8));
    expect(missed(measureLengths([long]))).toEqual(['concise: at most 90 words beside the answers']);
  });

  it('is found as another fact in the lead', () => {
    expect(leadFactsOf([{ letter: good, lead: 'I like clear type.' }]).value).toBe(0);
  });

  it('is found as a wrong playbook file with high confidence', () => {
    const chosen = { file: 'en/web/web-scraping', isSure: true };
    const wrong = playbookMeasures(
      [{ id: 'x', right: ['legal/trademark-registration'], chosen }],
      [{ id: 'x', right: [null], chosen }],
    );
    expect(missed(wrong)).toEqual([
      'playbook: right where it is sure',
      'playbook: sure of another with the right file removed',
    ]);
    const none = playbookMeasures(
      [{ id: 'x', right: [null], chosen: null }],
      [{ id: 'x', right: [null], chosen: null }],
    );
    expect(missed(none.filter(({ of }) => of > 0))).toEqual([]);
  });

  it('is found as a reading that misses, invents or mistakes', () => {
    const labels: Labels = {
      ...{ opener: null, anywhere: [], questions: [], needs: [], notWords: [], puzzles: [], ignored: 0, stated: {} },
      ...{ asks: ['rate'], forbidsAi: false, noAgencies: false, understood: true },
    };
    const { brief } = good;
    expect(compareReading(brief, labels).asks).toMatchObject({ missed: [], extra: [] });
    expect(compareReading({ ...brief, asks: [] }, labels).asked.missed).toEqual(['rate']);
    expect(compareReading(brief, { ...labels, asks: [] }).asks.extra).toHaveLength(1);
    expect(compareReading(brief, { ...labels, opener: 'Kite' }).traps.opener).toBe(false);
    const forbidding = { ...kites, labels: { ...labels, forbidsAi: true } };
    expect(missed(measureReading('x', [forbidding]))).toEqual(['x: user warned where AI text is forbidden']);
  });

  it('is found as slowness, and as a tone that was not written', () => {
    expect(missed(measureTimes([900], [900]))).toHaveLength(2);
    expect(keepsRules([ruleOf('x', [null, 'kites: threw'], (fault) => fault)])).toBe(false);
  });
});

it('shows words of the posts on the page only where they may be shown', () => {
  const measures = [ruleOf('a <rule>', ['kites: words of a post'], (fault) => fault)];
  const page = (withText: boolean) => renderPage({ about: 'One post.', measures, withText });
  expect(page(false)).toContain('a &lt;rule&gt;');
  expect([page(false).includes('words of a post'), page(true).includes('words of a post')]).toEqual([false, true]);
  expect(page(true)).not.toMatch(/<script|<link|src=|url\(|https?:/);
});
