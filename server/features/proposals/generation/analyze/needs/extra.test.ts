import { expect, it } from 'vitest';
import { isOnlyWished } from './extra.ts';

const sentence = (text: string, start: number) => ({ text, start });

it.each([
  ['Presenting the results in person would be a plus.', 'present the results in person', 'Presenting'],
  ['Ideally you also draw the map.', 'draw the map', 'draw the map'],
  ['Bonus: a short film.', 'a short film', 'a short film'],
  ['Captions in a second language would be nice.', 'captions in a second language', 'Captions'],
  ['Sería un plus traducir la guía.', 'traducir la guía', 'traducir'],
  ['Idealerweise auch die Karte zeichnen.', 'die Karte zeichnen', 'die Karte'],
])('is only wished for: %s', (text, words, quote) => {
  const firm = sentence('We need a report.', 0);
  const wish = sentence(text, 18);
  const need = { text: quote, words, start: 18 + text.indexOf(quote) };
  expect(isOnlyWished(need, [firm, wish])).toBe(true);
  expect(isOnlyWished({ ...firm, words: 'a report' }, [firm, wish])).toBe(false);
});

it('tells what is wanted from what would be welcome in the same sentence', () => {
  const text =
    'Please compare the costs of both boats over the last ten winters for the board, and ideally draw a map.';
  const at = (words: string) => ({ text: words, words, start: text.indexOf(words) });
  expect(isOnlyWished(at('compare the costs of both boats over the last ten winters'), [sentence(text, 0)])).toBe(
    false,
  );
  expect(isOnlyWished(at('draw a map'), [sentence(text, 0)])).toBe(true);
});
