import { expect, it } from 'vitest';
import { partialHtml } from './partial-html.ts';

it('gives half a proposal the tags of a whole one', () => {
  expect(partialHtml('chalk\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\n• One\n• Two <b>\n\n1. First\n2. Second\n\nAnd th')).toBe(
    '<p>chalk</p><p><strong>𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱</strong></p><ul><li>One</li><li>Two &lt;b&gt;</li></ul>' +
      '<ol><li>First</li><li>Second</li></ol><p>And th</p>',
  );
});
