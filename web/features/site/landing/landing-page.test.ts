import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_FREELANCER } from '#shared/proposals/demo-post.ts';
import { CLAIMS, SITE } from '#shared/site/config.ts';
import { FRESH_SETTINGS, type SiteSettings } from '#shared/site/settings.ts';
import { LandingPage } from './landing-page.tsx';

const rendered = (settings: Partial<SiteSettings> = {}) =>
  renderToStaticMarkup(createElement(LandingPage, { settings: { ...FRESH_SETTINGS, ...settings } }));
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the front page', () => {
  it('has every section of the specification, in its order', () => {
    const html = rendered();
    const places = [SITE.banner, 'data-island="hero-demo"', 'id="features"', 'id="how-it-works"', 'id="about"']
      .concat('id="voices"', 'id="pricing"', 'Create Proposal')
      .map((what) => html.indexOf(what));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('can be read before any script has run: the whole proposal of the sample is in it', () => {
    const text = words(rendered());
    const filled = DEMO_ANSWER.plainText.replace(/\[.*?\]/, DEMO_FREELANCER.fill);
    expect(filled).not.toContain('[');
    for (const sentence of filled.split(/\n+/)) expect(text).toContain(sentence.replace('• ', ''));
    expect(text).toContain(DEMO_FREELANCER.profile);
  });

  it('marks each of the six made-up people as illustrative', () => {
    const text = words(rendered());
    expect(CLAIMS.testimonials).toHaveLength(6);
    for (const { quote, name } of CLAIMS.testimonials) expect(text).toMatch(new RegExp(`“${quote}” .*${name} .*`));
    expect(text.match(/Illustrative/g)).toHaveLength(6);
  });

  it('shows the operator’s figures as aims', () => {
    expect(words(rendered())).toMatch(/What we aim for.*60 seconds.*20\+ minutes.*92%.*Aims, not measurements/);
  });

  it('says of the free plan what the settings say, and nothing else', () => {
    expect(words(rendered())).toContain('No account needed. Unlimited proposals are free.');
    const limited = words(rendered({ freeWeeklyLimit: 5 }));
    expect(limited).toContain('No account needed. 5 proposals a week are free.');
    expect(limited).not.toMatch(/unlimited proposals are free/i);
  });
});
