import { expect, it } from 'vitest';
import { detectLanguage } from './language.ts';
import { isUnderstood } from './understood.ts';

it.each([
  'Crochet blankets',
  'Logo Bäckerei',
  'Übersetzung Katalog Küchen',
  'Traducir catálogo cocinas',
  'Relecture roman policier 300 pages',
  'Mein erster Krimi ist fertig (Allgäu, toter Käser im Reifekeller). Suche Lektorat: Spannung, Logikfehler, Stil. Dialoge teils im Dialekt, soll so bleiben. Bitte Preis pro Normseite. Ehrliche Kritik erwünscht.',
  'Нужен переводчик каталога',
])('is a job, also in few words and in any language: %s', (post) => {
  expect(isUnderstood(post, detectLanguage(post), [])).toBe(true);
});

it.each(['#NAME?', 'website', 'asdf asdf', 'qwpo zxmv ghty', 'asdfgh jklö qwertz uiop', 'Lorem ipsum dolor sit amet'])(
  'is none: %s',
  (text) => {
    expect(isUnderstood(text, detectLanguage(text), [])).toBe(false);
  },
);
