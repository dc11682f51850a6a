import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { FRESH_SETTINGS, type SiteSettings } from '#shared/site/settings.ts';
import { renderSite } from './site-server.tsx';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes, and any parser reads: nothing that a reader could meet.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // What is loaded comes from where the page itself does.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React's own ids begin with a line, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The headings of a proposal are lines of its text: styled letters, which a screen reader is given in plain ones.
    // The tool's messages are in a region of their own name; a fieldset that is there to disable what is in it has no words.
    'prefer-native-element': ['error', { exclude: ['heading', 'region'] }],
    'wcag/h71': 'off',
  },
});

/** What is wrong with it, each with the place that it is in. */
async function faultsIn(html: string): Promise<string[]> {
  const lines = html.split('\n');
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) =>
        `${ruleId}: ${message}: ${lines[line - 1]?.slice(column - 1, column + 150)}`,
    ),
  );
}

const EVERYTHING_SET: SiteSettings = {
  ...FRESH_SETTINGS,
  freeWeeklyLimit: 5,
  policyChangedOn: '2025-04-29',
  analyticsId: 'G-ABC123',
};

describe.each([
  ['nothing is set', FRESH_SETTINGS],
  ['everything is set', EVERYTHING_SET],
])('where %s', (_name, settings) => {
  it.each(renderSite(settings))('$name is HTML without a fault', async ({ html }) => {
    expect(await faultsIn(html)).toEqual([]);
  });
});

describe('a fault', () => {
  const [page] = renderSite(FRESH_SETTINGS);
  const html = page?.html ?? '';

  it.each([
    ['an id that is given twice', '</main>', '<i id="main"></i></main>', /^no-dup-id/],
    ['a field without a label', '</main>', '<input type="text" name="lost"></main>', /^input-missing-label/],
  ])('is found: %s', async (_name, where, planted, rule) => {
    expect(html).toContain(where);
    expect(await faultsIn(html.replace(where, planted))).toContainEqual(expect.stringMatching(rule));
  });
});
