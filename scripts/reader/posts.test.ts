import { describe, expect, it } from 'vitest';
import { postsIn } from './posts.ts';

const POST = `# Shopify developer for a tea shop
@ kind=list trade=ecommerce
K|Hi there!
C|We sell tea.
N*+|We need a Shopify developer.

H|What you'll do
N-|Export all contracts
N1|Rebuild the portal
AX1|Start with "crema"⏎so we know you read this
`;
const findingsIn = (text: string) =>
  postsIn(text, 'en/01.txt', 'en').findings.map(({ line, message }) => `${line} ${message}`);

describe('a labelled post', () => {
  it('is the text as its client would send it', () => {
    const { posts, findings } = postsIn(POST, 'en/01.txt', 'en');
    expect(findings).toEqual([]);
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      file: 'en/01.txt',
      line: 1,
      language: 'en',
      kind: 'list',
      trade: 'ecommerce',
      title: 'Shopify developer for a tea shop',
    });
    expect(posts[0]?.description).toBe(
      'Hi there!\nWe sell tea. We need a Shopify developer.\n\nWhat you\'ll do\n- Export all contracts\n1. Rebuild the portal\n2. Start with "crema"\nso we know you read this',
    );
  });

  it('has every unit where it begins, with its labels', () => {
    const [post] = postsIn(POST, 'en/01.txt', 'en').posts;
    for (const { start, text } of post?.units ?? [])
      expect(post?.description.slice(start, start + text.length)).toBe(text);
    expect(post?.units.map(({ labels }) => labels.join(' '))).toEqual([
      'talk',
      'context',
      'need core',
      '',
      'need',
      'need',
      'ask trap',
    ]);
  });
});

describe('a finding names the line of', () => {
  it.each([
    ['words before any title', 'N|Fix it\n', ['1 This line is before any title.']],
    ['a line without a label', POST.replace('C|We sell tea.', 'We sell tea.'), ['4 This is no unit: We sell tea.']],
    ['a label that is none', POST.replace('C|', 'Z|'), ['4 This is no unit: Z|We sell tea.']],
    ['a mark that is none', POST.replace('N-|', 'N?|'), ['8 This is no unit: N?|Export all contracts']],
    ['an empty unit', POST.replace('C|We sell tea.', 'C|'), ['4 This is no unit: C|']],
    ['a post without its kind', POST.replace(/^@.*\n/m, ''), ['1 The line “@ kind=… trade=…” is missing.']],
    ['a post without a core', POST.replace('N*+', 'N+'), ['1 No unit is marked as core.']],
    ['a post of one unit', '# Logo\n@ kind=lower trade=design\nN*|need logo\n', ['1 A post has at least two units.']],
  ])('%s', (_, text, findings) => {
    expect(findingsIn(text)).toEqual(findings);
  });

  it('the second post, and not the first', () => {
    expect(findingsIn(`${POST}\n${POST.replace('N*+', 'N+')}`)).toEqual(['12 No unit is marked as core.']);
  });
});
