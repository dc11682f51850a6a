import { expect, it } from 'vitest';
import { renderHtml } from './render.ts';
import { sanitizeHtml } from './sanitize.ts';

it('shows the text and never runs it', () => {
  const html = renderHtml([{ type: 'p', part: 'opening', text: 'Is <b>a</b> < b & "c"?', evidence: [] }]);
  expect(html).toBe('<p>Is &lt;b&gt;a&lt;/b&gt; &lt; b &amp; &quot;c&quot;?</p>');
});

it('writes headings in letters that stay bold where HTML does not work', () => {
  expect(renderHtml([{ type: 'heading', part: 'answers', text: 'Answers' }])).toBe('<p><strong>𝗔𝗻𝘀𝘄𝗲𝗿𝘀</strong></p>');
});

it('links addresses, each once and completely', () => {
  const html = renderHtml([
    { type: 'p', part: 'opening', text: 'See https://a.example/x?y=1&z=2. And www.b.example', evidence: [] },
  ]);
  expect(html).toBe(
    '<p>See <a href="https://a.example/x?y=1&amp;z=2" rel="noopener noreferrer nofollow">https://a.example/x?y=1&amp;z=2</a>. ' +
      'And <a href="https://www.b.example" rel="noopener noreferrer nofollow">www.b.example</a></p>',
  );
});

it('writes nothing that the sanitiser would remove', () => {
  const html = renderHtml([
    { type: 'list', part: 'first_step', items: ['one', 'two'], ordered: true, evidence: [] },
    { type: 'qa', part: 'answers', question: 'Why?', answer: '[your answer]', evidence: [] },
    { type: 'ps', part: 'ps', text: 'Sugar.', evidence: [] },
  ]);
  expect(html).toBe(
    '<ol><li>one</li><li>two</li></ol><p><em>Why?</em><br>[your answer]</p><p><strong>𝗣.𝗦.</strong> Sugar.</p>',
  );
  expect(sanitizeHtml(html)).toBe(html);
});
