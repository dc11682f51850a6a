import { describe, expect, it } from 'vitest';
import { analyzePost } from '../index.ts';

function needsIn(description: string): string[] {
  return analyzePost({ title: '', description }).needs.map(({ text }) => text);
}

describe('ordinary sentences that want something else than they seem to', () => {
  it.each([
    ['I have written 40 pages about rescue dogs. It needs a proofreader who will keep my voice.', /make it needs/],
    ['I like thin lines and muted greens. I need a logo and a sign for the door.', /thin lines/],
    ['We need help to write the application. Have you won grants? Attach one.', /attach one/],
    ['A contract of 14 pages has to be translated into English.', /translate A/],
  ])('%s', (description, wrong) => {
    expect(needsIn(description).join('\n')).not.toMatch(wrong);
  });
});
