import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_FREELANCER, DEMO_POST } from '#shared/proposals/demo-post.ts';
import { CLAIMS, SITE } from '#shared/site/config.ts';
import { FRESH_SETTINGS, type SiteSettings } from '#shared/site/settings.ts';
import { LandingPage } from './landing-page.tsx';
import { markedPieces } from './sample/marked-post.tsx';

const rendered = (settings: Partial<SiteSettings> = {}) =>
  renderToStaticMarkup(createElement(LandingPage, { settings: { ...FRESH_SETTINGS, ...settings } }));
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the front page', () => {
  it('begins and ends with the field for a post, and has every section of the specification between, in its order', () => {
    const html = rendered();
    const places = [
      SITE.banner,
      '<textarea id="post"',
      'id="sample"',
      'id="features"',
      'id="how-it-works"',
      'id="about"',
    ]
      .concat('id="voices"', 'id="pricing"', '<textarea id="post-again"')
      .map((what) => html.indexOf(what));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('says what people search for', () => {
    expect(words(rendered())).toMatch(/\bAI\b/);
  });

  it('shows the sample as it is made: its post, what was typed, and the whole proposal', () => {
    const text = words(rendered());
    const filled = DEMO_ANSWER.plainText.replace(/\[.*?\]/, DEMO_FREELANCER.fill);
    expect(filled).not.toContain('[');
    for (const sentence of filled.split(/\n+/)) expect(text).toContain(sentence.replace('• ', ''));
    for (const line of [DEMO_FREELANCER.profile, ...Object.values(DEMO_FREELANCER.answers)])
      expect(text).toContain(line);
  });

  it('underlines in the post what the client asks, and changes no word of it', () => {
    const pieces = markedPieces(DEMO_POST.jobDescription, DEMO_ANSWER.notes);
    expect(pieces.map(({ words: piece }) => piece).join('')).toBe(DEMO_POST.jobDescription);
    const asked = pieces.filter(({ isAsked }) => isAsked).map(({ words: piece }) => piece);
    expect(asked.toSorted()).toEqual(DEMO_ANSWER.notes.flatMap(({ quotes }) => quotes).toSorted());
  });

  it('marks each of the six made-up people as illustrative', () => {
    const text = words(rendered());
    expect(CLAIMS.testimonials).toHaveLength(6);
    for (const { quote, name } of CLAIMS.testimonials) expect(text).toMatch(new RegExp(`“${quote}” .*${name} .*`));
    expect(text.match(/Illustrative/g)).toHaveLength(6);
  });

  it('shows the operator’s figures as aims', () => {
    expect(words(rendered())).toMatch(/What we aim for.*60 seconds.*20\+ minutes.*92%/);
  });

  it('says of the free plan what the settings say, and nothing else', () => {
    expect(words(rendered())).toContain('No account needed. Unlimited proposals are free.');
    const limited = words(rendered({ freeWeeklyLimit: 5 }));
    expect(limited).toContain('No account needed. 5 proposals a week are free.');
    expect(limited).not.toMatch(/unlimited proposals are free/i);
  });
});
