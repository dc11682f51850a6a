import { expect, it } from 'vitest';
import { documentOfPlain } from './of-text.ts';
import { documentToHtml } from './to-html.ts';
import { documentToPlain } from './to-plain.ts';

const TEXT = [
  'Oolong',
  'Your checkout is slow.',
  '𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱',
  '• a faster checkout\n• 2 < 3 & more',
  '1. Measure.\n2. Mend.',
  'Which tools?\nThe profiler.',
  '𝗣.𝗦. One more thing.',
].join('\n\n');

it('shows arriving text in the structure that the finished proposal has, so that nothing jumps at the end', () => {
  expect(documentToHtml(documentOfPlain(TEXT))).toBe(
    '<p>Oolong</p><p>Your checkout is slow.</p><p><strong>𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱</strong></p>' +
      '<ul><li>a faster checkout</li><li>2 &lt; 3 &amp; more</li></ul><ol><li>Measure.</li><li>Mend.</li></ol>' +
      '<p><em>Which tools?</em><br>The profiler.</p><p><strong>𝗣.𝗦.</strong> One more thing.</p>',
  );
});

it('loses no letter on the way', () => {
  expect(documentToPlain(documentOfPlain(TEXT))).toBe(TEXT);
});
