import { describe, expect, it } from 'vitest';
import { choosePlaybook, holdsTermsOf } from './choose-playbook.ts';
import { playbookOf } from './playbook.ts';

const chosenFor = (title: string, text: string, language = 'en') => choosePlaybook({ title, text, language });

/** An example of a file as a post: its first sentence is the title. */
function asPost(example: string): { title: string; text: string } {
  const [title = '', text = ''] = example.split(/(?<=[.!?]) (.*)/s);
  return { title, text };
}

describe.each(['en', 'es', 'pt', 'fr', 'de'])('the playbook in %s', (language) => {
  const files = playbookOf(language);

  it('has at least fifty files, each once', () => {
    expect(files.length).toBeGreaterThanOrEqual(language === 'en' ? 200 : 50);
    expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
  });

  it('finds the file of an example with its terms, and a sure one is nearly always right', () => {
    const found = files.flatMap((file) =>
      file.examples
        // Every third: a lookup each, in hundreds of files.
        .filter((example, at) => at % 3 === 0 && holdsTermsOf(file, example))
        .map((example) => ({ file, chosen: chosenFor(asPost(example).title, asPost(example).text, language) })),
    );
    const offered = found.filter(({ chosen }) => chosen !== null);
    const right = offered.filter(({ file, chosen }) => chosen?.file.id === file.id);
    expect(right.length / offered.length).toBeGreaterThanOrEqual(0.9);
    const sure = found.filter(({ chosen }) => chosen?.isSure);
    const surelyRight = sure.filter(({ file, chosen }) => chosen?.file.trade === file.trade);
    expect(surelyRight.length / Math.max(1, sure.length)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('no file is found', () => {
  it.each([
    ['Cake recipe', 'Beat three eggs with sugar, fold in the flour and bake it for forty minutes.'],
    ['Looking for a babysitter', 'Two children, every Friday evening, near the park.'],
    ['', ''],
    ['...', '\u{1F680}\u{1F680}'],
  ])('for %s', (title, text) => {
    expect(chosenFor(title, text)).toBeNull();
  });

  it('for a language that has none', () => {
    expect(chosenFor('Shopify speed', 'Our Shopify store is slow.', 'xx')).toBeNull();
  });

  it('for a post with a word of another kind of job in its title', () => {
    const post = ['Migrate Shopify store, page speed', 'Our Shopify store is slow, page speed 22.'] as const;
    expect(chosenFor(...post)?.file.id).not.toBe('en/ecommerce/shopify-speed');
  });
});

it('can leave a file out, for measuring', () => {
  const post = {
    title: 'Shopify speed',
    text: 'Our Shopify store is slow, page speed 22.',
    language: 'en',
  };
  const first = choosePlaybook(post);
  expect(first?.file.id).toBe('en/ecommerce/shopify-speed');
  expect(choosePlaybook(post, first?.file.id)?.file.id).not.toBe(first?.file.id);
});
