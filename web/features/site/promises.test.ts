import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PROMISES } from '#shared/site/promises.ts';
import { FRESH_SETTINGS } from '#shared/site/settings.ts';
import { AuthPage } from '#web/features/identity/pages/auth-page.tsx';
import { FaqPage } from './faq/faq-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { PricingPage } from './pricing/pricing-page.tsx';

// What is promised is held against a written proposal elsewhere; here, that no page promises anything else.
const settings = FRESH_SETTINGS;
const SIGN_IN = { above: null, children: null };
const PAGES = Object.entries({
  '/': createElement(LandingPage, { settings }),
  '/pricing': createElement(PricingPage, { settings }),
  '/faq': createElement(FaqPage, { settings }),
  '/auth': createElement(AuthPage, SIGN_IN),
}).map(([path, page]) => {
  const html = renderToStaticMarkup(page);
  return {
    path,
    text: html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replace(/\s+/g, ' '),
  };
});
const WORDS = Object.values(PROMISES).map(({ words }) => words);

it.each(WORDS)('%s: stands on a page', (words) => {
  expect(PAGES.some(({ text }) => text.includes(words))).toBe(true);
});

/** What pages have promised about a proposal, in whatever words. */
const ABOUT_PROPOSALS =
  /\b(?:five|5)[ -]parts?\b|\bpostscript\b|\bunicode\b|\bnever makes? things up\b|\bclaims nothing\b|\bin every proposal\b|\bsounds? like you\b/gi;

it.each(PAGES)('$path promises nothing about a proposal in other words', ({ text }) => {
  const rest = WORDS.reduce((left, words) => left.replaceAll(words, ''), text);
  const others = [...rest.matchAll(ABOUT_PROPOSALS)].map(([found]) => found.toLowerCase());
  // The answer about style says how the promise is meant.
  expect(others.filter((found) => found !== 'sounds like you')).toEqual([]);
});
