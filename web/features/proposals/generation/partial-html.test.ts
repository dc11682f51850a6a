import { expect, it } from 'vitest';
import { partialHtml } from './partial-html.ts';

it('gives half a proposal the tags of a whole one', () => {
  expect(partialHtml('chalk\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\n• One\n• Two <b>\n\n1. First\n2. Second\n\nAnd th')).toBe(
    '<p>chalk</p><p><strong>𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱</strong></p><ul><li>One</li><li>Two &lt;b&gt;</li></ul>' +
      '<ol><li>First</li><li>Second</li></ol><p>And th</p>',
  );
});

it('keeps what a question and a postscript looked like while they arrived', () => {
  expect(partialHtml('Which glaze?\nA matt one.\n\n𝗣.𝗦. Fire it twice.')).toBe(
    '<p><em>Which glaze?</em><br>A matt one.</p><p><strong>𝗣.𝗦.</strong> Fire it twice.</p>',
  );
});
