import { expect, it } from 'vitest';
import { textOfCopiedHtml } from './text-of-copied-html.ts';

it.each([
  ['<h2>We need</h2><ul><li>A <b>logo</b></li><li><p>A sign</p></li></ul>', 'We need\n\n- A logo\n- A sign'],
  ['<p>One</p>\n  <p>Two<br>\nlines</p>', 'One\n\nTwo\nlines'],
  ['<div>One</div><div>Two</div>', 'One\n\nTwo'],
  ['<html><head><style>p { color: red }</style></head><body><!--StartFragment-->Hi<!--EndFragment--></body>', 'Hi'],
  ['<script>alert("1 > 0")</script><a href="x" onclick="y()">Read</a> this', 'Read this'],
  [
    'A &amp; B&nbsp;&lt;3 &quot;x&quot; &#8212; &#x1F600; &unknown; &constructor; &#99999999;',
    'A & B <3 "x" — 😀 &unknown; &constructor; \u{FFFD}',
  ],
  ['a < b and c > d', 'a < b and c > d'],
  ['<img src=x onerror=alert(1)>', ''],
])('%s', (html, expected) => {
  expect(textOfCopiedHtml(html)).toBe(expected);
});
