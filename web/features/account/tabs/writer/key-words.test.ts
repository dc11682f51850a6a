import { describe, expect, it } from 'vitest';
import { usageInWords, writerInWords } from './key-words.ts';

const usage = (more: object = {}) => ({
  ...{ texts: 12, inputTokens: 30_000, outputTokens: 4_210, micros: 52_300, unpricedTexts: 0 },
  ...more,
});

describe('what a key of one’s own has cost', () => {
  it.each([
    ['12 texts, 34,210 tokens, about $0.05', {}],
    ['1 text, 34,210 tokens, less than one cent', { texts: 1, micros: 9_999 }],
    ['12 texts, 34,210 tokens, about $1.20', { micros: 1_200_000 }],
    ['12 texts, 34,210 tokens, about $0.05, without 1 text of unknown price', { unpricedTexts: 1 }],
    ['12 texts, 34,210 tokens. We do not know the price of this model.', { unpricedTexts: 12, micros: 0 }],
    ['Nothing written yet', { texts: 0, inputTokens: 0, outputTokens: 0, micros: 0 }],
  ])('reads %j', (words, more) => {
    expect(usageInWords(usage(more))).toBe(words);
  });
});

describe('the current writer', () => {
  const providers = [
    { id: 'openai' as const, name: 'OpenAI', host: 'api.openai.com', model: 'm', keysUrl: 'https://x.example' },
  ];
  const key = { provider: 'openai' as const, model: 'gpt-5-mini', lastFour: 'abcd', savedAt: '', isReadable: true };

  it('is said with where the texts go', () => {
    expect(writerInWords({ key, providers, otherwise: 'built-in' })).toBe(
      'gpt-5-mini from OpenAI writes your proposals with your key. The job post and what you entered about yourself go to api.openai.com.',
    );
  });

  it('is never the key that cannot be read', () => {
    const words = writerInWords({ key: { ...key, isReadable: false }, providers, otherwise: 'built-in' });
    expect(words).toBe('Our built-in writer writes your proposals. Nothing leaves this server.');
    expect(writerInWords({ key: null, providers, otherwise: 'model' })).toContain('The language model of this site');
  });
});
